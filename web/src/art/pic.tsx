/** A picture from one of the sets: plain SVG markup on a 48 by 48 sheet, outlined by `.pic` in base.css. */
export type Sheet = Readonly<Record<string, string>>;

interface PicProps {
  sheet: Sheet;
  name: string;
  size?: number | string;
  /** What a screen reader says; without it the picture is decoration. */
  label?: string | undefined;
  class?: string | undefined;
}

const UNKNOWN = '<rect x="8" y="8" width="32" height="32" rx="6" fill="#d9c7a5"/>';

export function Pic({ sheet, name, size = 48, label, class: extra }: PicProps) {
  return (
    <svg
      class={extra ? `pic ${extra}` : "pic"}
      viewBox="0 0 48 48"
      width={size}
      height={size}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      dangerouslySetInnerHTML={{ __html: sheet[name] ?? UNKNOWN }}
    />
  );
}

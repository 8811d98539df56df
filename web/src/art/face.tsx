/** A seat's mark: colour, shape and initial, so that no two seats differ by colour alone. */
const SHAPES = [
  '<circle cx="24" cy="24" r="20"/>',
  '<rect x="5" y="5" width="38" height="38" rx="5"/>',
  '<path d="M24 3l20 21-20 21L4 24z"/>',
  '<path d="M14 5h20l11 19-11 19H14L3 24z"/>',
  '<path d="M24 3l20 15-8 25H12L4 18z"/>',
  '<path d="M15 4h18l11 11v18L33 44H15L4 33V15z"/>',
] as const;

const ROBOT =
  '<path fill="#21150a" stroke="none" d="M16 19h16a2 2 0 012 2v9a2 2 0 01-2 2H16a2 2 0 01-2-2v-9a2 2 0 012-2zM23 13h2v6h-2z"/><circle cx="24" cy="12.500" r="2.200" fill="#21150a" stroke="none"/><path fill="#fff" stroke="none" d="M18 23h4v4h-4zM26 23h4v4h-4z"/>';

export function Face({
  seat,
  name,
  bot = false,
  size = 40,
}: {
  seat: number;
  name: string;
  bot?: boolean;
  size?: number;
}) {
  const shape = SHAPES[seat % SHAPES.length] ?? SHAPES[0];
  const letter = [...name.trim()][0]?.toUpperCase() ?? "?";
  const safe = letter.replace(/[<>&]/g, "?");
  const mark = bot
    ? ROBOT
    : `<text x="24" y="31" font-size="20" font-weight="800" text-anchor="middle" fill="#21150a">${safe}</text>`;
  return (
    <svg
      class="pic face"
      viewBox="0 0 48 48"
      width={size}
      height={size}
      fill={`var(--seat-${seat % 6})`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: shape + mark }}
    />
  );
}

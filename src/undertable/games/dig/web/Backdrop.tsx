/** Blackgate from above: night air and searchlights around the walls; by day, pale sky. Nothing to touch. */
export function Backdrop() {
  return (
    <>
      <div class="blueprint" />
      <div class="beam one" />
      <div class="beam two" />
    </>
  );
}

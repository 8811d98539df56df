/** Blackgate from above: night air and searchlights around the walls; by day, pale sky. Nothing to touch. */
export function Backdrop() {
  return (
    <>
      <div class="blueprint" />
      <Outside />
      <div class="beam one" />
      <div class="beam two" />
    </>
  );
}

const TOWERS = [110, 690];

/** Before a game one stands in front of its wall. */
const Outside = () => (
  <svg class="outside" viewBox="0 0 800 300" preserveAspectRatio="xMidYMin slice">
    <path class="sky" d="M0 0h800v300H0z" />
    <circle class="moon" cx="560" cy="52" r="30" />
    <path class="hill" d="M0 150q130-70 290-30t300-20 210 40v160H0z" />
    <path class="wire" d="M0 112h800" />
    <path class="wall" d="M0 122h800v178H0z" />
    <path class="joints" d="M0 170h800M0 210h800M0 250h800" />
    <path class="edge" d="M0 116h800v14H0z" />
    {TOWERS.map((x) => (
      <g key={x} transform={`translate(${x})`}>
        <path class="tower" d="M-36 300V92h72v208z" />
        <path class="edge" d="M-48 90h96v14h-96z" />
        <path class="glass" d="M-38 52h76v38h-76z" />
        <path class="roof" d="M-52 54l14-26h76l14 26z" />
      </g>
    ))}
    <path class="roof" d="M330 300V190q0-40 70-40t70 40v110z" />
    <path class="bars" d="M350 300V180M375 300V168M400 300V164M425 300V168M450 300V180M330 230h140" />
  </svg>
);

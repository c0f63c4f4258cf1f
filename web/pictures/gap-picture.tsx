/** Two prices of one claim on the line from 0 to 100 cents. */
const height = 18;

export function GapPicture({ a, b }: { readonly a: string | undefined; readonly b: string | undefined }) {
  if (a === undefined || b === undefined) return null;
  const [left, right] = [Number(a) * 100, Number(b) * 100];
  return (
    <svg
      class="gap"
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      height={height}
      aria-hidden="true"
    >
      <line class="base" x1="0" x2="100" y1={height / 2} y2={height / 2} />
      <line class="between" x1={left} x2={right} y1={height / 2} y2={height / 2} />
      <line class="a" x1={left} x2={left} y1="2" y2={height - 2} />
      <line class="b" x1={right} x2={right} y1="2" y2={height - 2} />
    </svg>
  );
}

import { curve } from "#app/ui/curve.ts";

const lines = [-3, -2, -1, 1, 2, 3];
const places = Array.from({ length: 21 }, (_, index) => index * 20);

/** The edge of a layer of soil: filled in the colour of the layer below, with contour lines. */
export function Edge({ seed }: { seed: number }) {
  const row = (line: number) =>
    curve(places.map((x) => [x, heightAt(x / 100, line * (0.6 + 0.4 * Math.sin(x / 75 + seed)), seed)]));
  return (
    <svg className="edge" viewBox="0 0 400 480" preserveAspectRatio="none" aria-hidden="true">
      <path fill="currentColor" d={`${row(0)}V480H0z`} />
      <g fill="none">
        {lines.map((line) => (
          <path key={line} d={row(line)} vectorEffect="non-scaling-stroke" />
        ))}
      </g>
    </svg>
  );
}

const heightAt = (x: number, line: number, seed: number) =>
  240 +
  72 * Math.sin(x * 1.9 + seed) +
  36 * Math.sin(x * 4.1 + seed * 2.3) +
  64 * Math.sin(x * 0.98 + seed * 0.7) +
  36 * line;

import { curve } from "#app/ui/curve.ts";

const turns = 4.5;
const perTurn = 14;
const strands = [0, 1, 2, 3, 4];
const places = Array.from({ length: turns * perTurn + 1 }, (_, index) => index / perTurn);

/** A cigar in cross-section: one leaf in five lines, tight at the wrapper and loose at the filler. */
export function RolledLeaf() {
  return (
    <svg className="leaves__roll" viewBox="0 0 1000 1000" aria-hidden="true">
      <g fill="none" stroke="currentColor">
        {strands.map((strand) => (
          <path
            key={strand}
            d={curve(places.slice(0, places.length - strand * 3).map((turn) => pointAt(turn, strand)))}
            strokeOpacity={1 - strand * 0.17}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </g>
    </svg>
  );
}

function pointAt(turn: number, strand: number): [number, number] {
  const angle = turn * 2 * Math.PI;
  const inwards = turn / turns;
  const wander = Math.sin(angle * 3 + turn + strand * 0.35) * 9 * inwards + Math.sin(angle * 2 - strand * 0.2) * 9;
  const radius = 488 - 390 * inwards ** 1.1 - strand * (6 + 6 * inwards) + wander;
  return [500 + radius * Math.cos(angle), 500 + radius * 0.97 * Math.sin(angle)];
}

import { curve } from "./curve.mjs";

const random = (seed) => {
  const x = Math.sin(seed * 127.1) * 43758.5453;
  return x - Math.floor(x);
};

const eased = (t) => t * t * (3 - 2 * t);

function noise(x, y, seed) {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [eased(x - column), eased(y - row)];
  const height = (a, b) => random(a * 1.37 + b * 57.31 + seed * 9.7);
  const upper = height(column, row) * (1 - u) + height(column + 1, row) * u;
  const lower = height(column, row + 1) * (1 - u) + height(column + 1, row + 1) * u;
  return upper * (1 - v) + lower * v;
}

/** Height of the land, 0 to 1, at `u` across and `k` from the back (0) to the front (1). */
const land = ({ fx, fy, seed }, u, k) =>
  noise(u * fx + 0.4, k * fy, seed) * 0.75 + noise(u * fx * 2.3, k * fy * 2, seed + 5) * 0.25;

/** Hills as rows of lines, back to front; each row is filled with the background to hide what is behind it. */
export function terrain(width, height, shape) {
  const { rows = 34, top, ground, line, amplitude, step, weights = [0.6, 1.2], opacities = [0.35, 1], slope = () => 1 } = shape;
  const between = ([first, last], k) => first + (last - first) * k;
  const drawn = Array.from({ length: rows }, (_, row) => {
    const k = row / (rows - 1);
    const foot = height * top + height * (1.04 - top) * k ** 1.25;
    const points = [];
    for (let x = -step; x <= width + step; x += step) {
      const u = Math.min(1, Math.max(0, x / width));
      points.push([x, foot - amplitude * (1 - 0.55 * k) * land(shape, u, k) * slope(u)]);
    }
    const attributes = `stroke-opacity="${between(opacities, k).toFixed(2)}" stroke-width="${between(weights, k).toFixed(2)}"`;
    return `<path ${attributes} d="${curve(points)}V${height + 20}H-30z"/>`;
  });
  return `<g fill="${ground}" stroke="${line}">${drawn.join("")}</g>`;
}

import { curve } from "./curve.mjs";
import { terrain } from "./terrain.mjs";

const opening = (shape) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 760" preserveAspectRatio="xMidYMax slice">${terrain(1600, 760, {
    ground: "#190d15", line: "#d2ae74", step: 32, opacities: [0.35, 0.9], weights: [0.8, 1.2], ...shape,
  })}</svg>`;

/** The backgrounds of inner pages' openings; pages mask them from the right. */
export const fieldDark = () => opening({ top: 0.78, seed: 27, amplitude: 760, fx: 2.4, fy: 1, slope: (u) => 0.12 + 0.88 * u ** 1.5 });
export const fieldOx = () => opening({ top: 0.8, seed: 40, amplitude: 820, fx: 1.8, fy: 0.9, slope: (u) => 0.1 + 0.9 * u ** 1.2 });

/** Seven lines, a rise and a dip, to stand between two sections of paper. */
export function divider() {
  const lines = Array.from({ length: 7 }, (_, line) => {
    const points = [];
    for (let x = -20; x <= 1620; x += 30) {
      const u = x / 1600;
      const bend = 46 * Math.exp(-(((u - 0.66) / 0.13) ** 2)) - 30 * Math.exp(-(((u - 0.84) / 0.09) ** 2));
      points.push([x, 70 + line * 9 - bend * Math.exp(-(((line - 2) / 3.4) ** 2))]);
    }
    return `<path vector-effect="non-scaling-stroke" d="${curve(points)}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 150" preserveAspectRatio="none"><g fill="none" stroke="#a8854b" stroke-opacity=".7">${lines.join("")}</g></svg>`;
}

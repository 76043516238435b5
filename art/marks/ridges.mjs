import { curve } from "./curve.mjs";

/**
 * A ridge over twelve months, for an inline <svg>: `peaks` are [month, height 0 to 1, width in months].
 * Takes the text's colour; stretches to any box.
 */
export function ridge(peaks, className) {
  const lines = Array.from({ length: 9 }, (_, index) => {
    const points = [];
    for (let month = 0; month <= 12.01; month += 0.25) {
      const rise = ([middle, height, width]) => height * Math.exp(-(((month - (middle - 0.5) + index * 0.05) / width / (1 + index * 0.035)) ** 2));
      const height = peaks.reduce((sum, peak) => sum + rise(peak), 0);
      points.push([month * 100, 136 - height * 120 * (1 - index / 9) - Math.sin(month * 1.7 + index * 0.5) * 1.6]);
    }
    return `<path vector-effect="non-scaling-stroke" stroke-opacity="${(1 - index * 0.09).toFixed(2)}" d="${curve(points)}"/>`;
  });
  return `<svg class="${className}" viewBox="0 0 1200 140" preserveAspectRatio="none" aria-hidden="true"><g fill="none" stroke="currentColor">${lines.join("")}</g></svg>`;
}

/** The wavy border between two surfaces, for an inline <svg>: filled with the text's colour, lined in brass. */
export function edge(seed, className = "edge") {
  const height = (x, line) =>
    60 + Math.sin(x / 210 + seed) * 18 + Math.sin(x / 97 + seed * 2.3) * 9 + Math.sin(x / 410 + seed * 0.7) * 16 + line * 9;
  const row = (line) =>
    Array.from({ length: 42 }, (_, index) => index * 40 - 20).map((x) => [x, height(x, line * (0.6 + 0.4 * Math.sin(x / 300 + seed)))]);
  const lines = [-3, -2, -1, 1, 2, 3].map((line) => `<path vector-effect="non-scaling-stroke" d="${curve(row(line))}"/>`);
  return `<svg class="${className}" viewBox="0 0 1600 120" preserveAspectRatio="none" aria-hidden="true"><path fill="currentColor" d="${curve(row(0))}V121H-20z"/><g fill="none" stroke="#a8854b" stroke-opacity=".55">${lines.join("")}</g></svg>`;
}

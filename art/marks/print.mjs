// Draws the line work of the printed guides, in points of a letter page: node art/marks/print.mjs
import { mkdirSync, writeFileSync } from "node:fs";
import { curve } from "./curve.mjs";
import { ridge } from "./ridges.mjs";
import { terrain } from "./terrain.mjs";

const folder = new URL("../print/", import.meta.url);
const [width, height] = [612, 792];
const brass = "#d6b37a";
const bone = "#ede5d8";

const page = (inner) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${inner}</svg>`;
const line = (d, opacity, weight, colour = brass) =>
  `<path fill="none" stroke="${colour}" stroke-opacity="${opacity.toFixed(2)}" stroke-width="${weight.toFixed(2)}" d="${d}"/>`;
const faded = (draw, steps) => Array.from({ length: steps }, (_, step) => draw(step / steps, (step + 1) / steps)).join("");

/** Hills before the still life, filled with the cover's background. */
const hills = () =>
  page(
    terrain(width, height, {
      rows: 20, top: 0.945, ground: "#46101a", line: brass, seed: 14, amplitude: 120, fx: 2.1, fy: 1.25, step: 18,
      opacities: [0.45, 1], weights: [0.5, 1], slope: (u) => 0.62 + 0.38 * u,
    }),
  );

/** Smoke as lines that open and fade. PDF has no gradient along a line, so it is drawn in short pieces. */
function smoke({ x, y }) {
  const at = (t, rise) => {
    const opening = 1.5 + 165 * rise ** 2.1;
    const middle = x + 62 * Math.sin(rise * 4.4) * rise ** 0.7 + 150 * rise * rise;
    const twist = Math.sin(rise * 5.2 + 0.7 + t * 2.2 * rise);
    return [middle + t * opening * (1.2 + 0.9 * twist), y - rise * 400];
  };
  const thread = (_, index) => {
    const t = index / 21 - 0.5;
    return faded((from, to) => {
      const points = Array.from({ length: 4 }, (_, k) => at(t, from + ((to - from) * k) / 3));
      const opacity = (0.3 + 0.5 * (1 - Math.abs(t) * 1.5)) * Math.min(1, from * 5 + 0.12) * (1 - from) ** 0.9;
      return opacity < 0.02 ? "" : line(curve(points), opacity, 0.5 + 0.4 * (1 - Math.abs(t) * 2), from < 0.25 ? brass : bone);
    }, 14);
  };
  return page(Array.from({ length: 22 }, thread).join(""));
}

/** Rings of light around a flame, each a little out of true, fainter as they widen. */
function rings({ x, y }) {
  const ring = (_, index) => {
    const radius = 26 + index * 10.5 + index ** 1.55;
    const points = Array.from({ length: 64 }, (_, k) => {
      const angle = (k / 64) * Math.PI * 2;
      const wave = index * (0.55 * Math.sin(angle * 2 + 0.6 + index * 0.03) + 0.3 * Math.sin(angle * 3 + 1.9));
      return [x + (radius + wave) * Math.cos(angle), y + (radius + wave) * Math.sin(angle)];
    });
    return line(curve(points, { isClosed: true }), 0.62 * (1 - index / 27) ** 1.25 + 0.03, 0.75);
  };
  return page(Array.from({ length: 26 }, ring).join(""));
}

/** A lamp on the hill and its light over the land. */
function lamp({ x, y }) {
  const ray = (_, index) => {
    const angle = ((-1 - index * 1.25) * Math.PI) / 180;
    const point = (distance) => `${(x + Math.cos(angle) * distance).toFixed(1)} ${(y + Math.sin(angle) * distance).toFixed(1)}`;
    return faded((from, to) => line(`M${point(24 + from * 620)}L${point(24 + to * 620)}`, 0.75 * (1 - from) ** 1.4, 0.6, from < 0.12 ? bone : brass), 9);
  };
  const flame = `<circle cx="${x}" cy="${y}" r="5" fill="${bone}"/><circle cx="${x}" cy="${y}" r="12" fill="none" stroke="${brass}" stroke-width=".8"/>`;
  return page(Array.from({ length: 23 }, ray).join("") + flame);
}

const plan = (peaks) => ridge(peaks, "").replace(' class=""', ' xmlns="http://www.w3.org/2000/svg"').replace("currentColor", "#765328");

const drawings = {
  "cover-winery": hills(),
  "cover-cigar": smoke({ x: 277, y: 447 }),
  "cover-dining": rings({ x: 346, y: 448 }),
  "cover-visibility": lamp({ x: 214, y: 583 }),
  "ridge-winery": plan([[2.4, 0.3, 1.1], [5.6, 0.45, 1.3], [10.2, 0.95, 1.5]]),
  "ridge-cigar": plan([[1.5, 0.55, 0.9], [4.4, 0.3, 1], [7.4, 0.7, 1.1], [11.2, 0.9, 1]]),
  "ridge-dining": plan([[2, 0.35, 1], [6.2, 0.85, 1.6], [10.8, 0.6, 1]]),
  "ridge-visibility": plan([[1.6, 0.28, 1], [5, 0.5, 1.2], [9.8, 0.95, 1.7]]),
};

mkdirSync(folder, { recursive: true });
for (const [name, svg] of Object.entries(drawings)) {
  writeFileSync(new URL(`${name}.svg`, folder), `${svg}\n`);
  console.log(name, svg.length);
}

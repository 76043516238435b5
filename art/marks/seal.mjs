import { curve } from "./curve.mjs";

const tenth = (value) => Math.round(value * 10) / 10;

/** A peak and a vale in profile: an A and a V. Another name needs another curve here. */
const swell = (distance) => Math.exp(-((Math.abs(distance) / 0.27) ** 1.7));
const peakAndVale = (t) => swell(t - 0.33) - swell(t + 0.33);

const large = { rows: 9, spacing: 17.5, height: 92, reach: 5.2, weight: 5.6, least: 1.3, fall: 2, inset: 12, step: 9, rings: [[190, 2.4], [183, 0.9]] };
const small = { rows: 4, spacing: 38, height: 100, reach: 2.9, weight: 18, least: 8, fall: 1, inset: 2, step: 9, rings: [[190, 11]] };

const tiny = { rows: 1, spacing: 86, height: 82, reach: 2.4, weight: 40, least: 24, fall: 0.7, inset: 0, step: 14, rings: [] };

/** The content of the <svg>; `id` names the clip path, once a page. */
function seal({ rows, spacing, height, reach, weight, least, fall, inset, step, rings }, colour) {
  const radius = 190 - inset;
  const lines = Array.from({ length: rows * 2 + 1 }, (_, index) => {
    const row = index - rows;
    const amplitude = height * Math.exp(-((row / reach) ** 2));
    const points = [];
    for (let x = 200 - radius - 6; x <= 206.1 + radius; x += step) points.push([x, 200 + row * spacing + amplitude * peakAndVale((x - 200) / radius)]);
    return `<path stroke-width="${tenth(least + (weight - least) * Math.exp(-((row / fall) ** 2)))}" d="${curve(points)}"/>`;
  });
  const circles = rings.map(([r, width]) => `<circle cx="200" cy="200" r="${r}" stroke-width="${width}"/>`);
  return `<clipPath id="c"><circle cx="200" cy="200" r="${radius - 3}"/></clipPath><g fill="none" stroke="${colour}">${circles.join("")}<g clip-path="url(#c)">${lines.join("")}</g></g>`;
}

const standing = (inner) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">${inner}</svg>`;

export const brass = "#cba76e";
export const ink = "#2a1620";
export const largeSeal = (colour) => standing(seal(large, colour));
export const smallSeal = (colour) => standing(seal(small, colour));
export const appIcon = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="#170c12"/><g transform="translate(76 76)scale(.9)">${seal(small, brass)}</g></svg>`;
/** For a browser's tab, where many lines would merge: peak, vale, and a line above and below. */
export const favicon = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><rect width="400" height="400" rx="64" fill="#170c12"/>${seal(tiny, brass)}</svg>`;

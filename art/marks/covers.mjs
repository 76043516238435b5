import { curve } from "./curve.mjs";
import { terrain } from "./terrain.mjs";

const oxblood = "#46101a";
const bottle = "#10281f";
const aubergine = "#1b0e16";
const umber = "#271d18";
const brass = "#d2ae74";
const bone = "#ede5d8";

const cover = (ground, inner) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 660" preserveAspectRatio="xMidYMax slice"><path fill="${ground}" d="M0 0h480v660H0z"/>${inner}</svg>`;

/** Hills, and the moon behind them. */
export const winery = () =>
  cover(
    oxblood,
    `<circle cx="150" cy="372" r="52" fill="none" stroke="${brass}" stroke-width="1.1"/>${terrain(480, 660, {
      top: 0.76, ground: oxblood, line: brass, seed: 14, amplitude: 300, fx: 2.1, fy: 1.25, step: 16, slope: (u) => 0.55 + 0.45 * u,
    })}`,
  );

/** A column of smoke that opens and thins out. */
export function cigar() {
  const threads = Array.from({ length: 22 }, (_, index) => {
    const t = index / 21 - 0.5;
    const points = [];
    for (let y = 690; y >= 120; y -= 15) {
      const rise = (660 - y) / 500;
      const opening = 8 + 150 * Math.max(0, rise) ** 2.1;
      const middle = 262 + 64.8 * Math.sin(rise * 4.6 + 0.4) * Math.max(0, rise) - 70 * rise * rise;
      const twist = Math.sin(rise * 5.2 + 0.7 + t * 2.2 * rise);
      points.push([middle + t * opening * (1.2 + 0.9 * twist) + t * rise * 60, y]);
    }
    const opacity = (0.35 + 0.65 * (1 - Math.abs(t) * 1.5)).toFixed(2);
    return `<path stroke-opacity="${opacity}" stroke-width="${(0.7 + 0.5 * (1 - Math.abs(t) * 2)).toFixed(1)}" d="${curve(points)}"/>`;
  });
  const fade = `<linearGradient id="s" y1="120" y2="680" x2="0" gradientUnits="userSpaceOnUse"><stop stop-color="${bone}" stop-opacity="0"/><stop offset=".4" stop-color="${bone}" stop-opacity=".9"/><stop offset="1" stop-color="${brass}"/></linearGradient>`;
  return cover(bottle, `${fade}<g fill="none" stroke="url(#s)">${threads.join("")}</g>`);
}

/** A plate from above: its rim, and a sauce drawn as contours. */
export function dining() {
  const rings = Array.from({ length: 27 }, (_, ring) => ring).filter((ring) => ring <= 19 || ring >= 23);
  const drawn = rings.map((ring) => {
    const radius = 40 + ring * 10.8;
    const attributes = `${ring === 23 || ring === 19 ? ' stroke-width="1.8"' : ""}${ring > 22 ? ' stroke-opacity=".75"' : ""}`;
    if (ring >= 15) return `<circle cx="300" cy="545" r="${radius.toFixed(1)}"${attributes}/>`;
    const points = Array.from({ length: 48 }, (_, k) => {
      const angle = (k / 48) * Math.PI * 2;
      const wave = (15 - ring) * (0.85 * Math.sin(angle * 2 + 0.6) + 0.42 * Math.sin(angle * 3 + 1.9));
      return [300 + (radius + wave) * Math.cos(angle), 545 + (radius + wave) * Math.sin(angle)];
    });
    return `<path d="${curve(points, { isClosed: true })}"/>`;
  });
  return cover(aubergine, `<g fill="none" stroke="${brass}" stroke-width=".9">${drawn.join("")}</g>`);
}

/** A lamp on the hill: its light goes out over the land, and the place can be found. */
export function visibility() {
  const [x, y] = [123, 387];
  const rays = Array.from({ length: 25 }, (_, index) => {
    const angle = ((-2 - index * 1.35) * Math.PI) / 180;
    const along = (distance) => `${(x + Math.cos(angle) * distance).toFixed(1)} ${(y + Math.sin(angle) * distance).toFixed(1)}`;
    return `M${along(26)}L${along(440)}`;
  });
  const fade = `<radialGradient id="l" cx="${x}" cy="${y}" r="440" gradientUnits="userSpaceOnUse"><stop offset=".05" stop-color="${bone}"/><stop offset=".4" stop-color="${brass}" stop-opacity=".85"/><stop offset="1" stop-color="${brass}" stop-opacity="0"/></radialGradient>`;
  const hills = terrain(480, 660, {
    rows: 30, top: 0.865, ground: umber, line: brass, seed: 19, amplitude: 240, fx: 2, fy: 0.9, step: 16,
    slope: (u) => 0.4 + Math.exp(-(((u - 0.263) / 0.24) ** 2)),
  });
  return cover(
    umber,
    `${fade}<path fill="none" stroke="url(#l)" stroke-width=".9" d="${rays.join("")}"/><circle cx="${x}" cy="${y}" r="6" fill="${bone}"/><circle cx="${x}" cy="${y}" r="13" fill="none" stroke="${brass}" stroke-width=".9"/>${hills}`,
  );
}

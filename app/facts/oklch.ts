/** A colour by lightness (0 to 1), chroma and hue in radians: https://www.w3.org/TR/css-color-4/#ok-lab. */
export type Oklch = { lightness: number; chroma: number; hue: number };

/** Red, green and blue, 0 to 1, without gamma. */
type Linear = [number, number, number];

const bend = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const straighten = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);

/** Converts #rrggbb to linear red, green and blue. */
export const linearOf = (hex: string): Linear => {
  const channel = (at: number) => bend(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
};

export function oklchOf(hex: string): Oklch {
  const [r, g, b] = linearOf(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const greenRed = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const blueYellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  return { lightness, chroma: Math.hypot(greenRed, blueYellow), hue: Math.atan2(blueYellow, greenRed) };
}

/** Converts to the nearest colour in the sRGB gamut, by reducing chroma. */
export function hexOf({ lightness, chroma, hue }: Oklch): string {
  let linear = linearOfOklch({ lightness, chroma, hue });
  for (let left = chroma; left > 0.002 && !isShown(linear); left -= 0.002)
    linear = linearOfOklch({ lightness, chroma: left, hue });
  const channel = (value: number) => Math.round(255 * straighten(Math.min(1, Math.max(0, value))));
  return `#${linear.map((value) => channel(value).toString(16).padStart(2, "0")).join("")}`;
}

const isShown = (linear: Linear) => linear.every((value) => value >= -0.0001 && value <= 1.0001);

function linearOfOklch({ lightness, chroma, hue }: Oklch): Linear {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

import type { Accent } from "#facts/look.ts";
import { hexOf, linearOf, oklchOf } from "#facts/oklch.ts";

export type AccentUse = "onDark" | "onPaper";

/** Every surface that the accent stands on, by its token in tokens.css. */
export const accentSurfaces: Record<AccentUse, Record<string, string>> = {
  onDark: { ink: "#170c12", "ink-raised": "#23141c", oxblood: "#46101a", bottle: "#0f281f" },
  onPaper: { paper: "#f4f0e9", bone: "#ece5da", "bone-shade": "#ddd4c5" },
};

/** WCAG 2.2, 1.4.3: for text. */
const minContrast = 4.5;

/** A colour that was tried on a surface. */
export type TriedAccent = { surface: string; contrast: number };

const luminance = (hex: string): number => {
  const [red, green, blue] = linearOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** WCAG 2.2: from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Surfaces on which a colour cannot be read, with its contrast there. */
export const failingSurfaces = (hex: string, use: AccentUse): TriedAccent[] =>
  Object.entries(accentSurfaces[use])
    .map(([surface, colour]) => ({ surface, contrast: contrastOf(hex, colour) }))
    .filter(({ contrast }) => contrast < minContrast);

const step = 0.005;

/** The nearest colour of the same hue that can be read on each of its surfaces. */
export function nearestAccent(hex: string, use: AccentUse): string {
  const { chroma, hue, lightness } = oklchOf(hex);
  const towards = use === "onDark" ? step : -step;
  let tried = hex;
  for (let next = lightness; next >= 0 && next <= 1; next += towards) {
    tried = next === lightness ? hex : hexOf({ lightness: next, chroma, hue });
    if (failingSurfaces(tried, use).length === 0) return tried;
  }
  return tried;
}

const brighter = 0.075;

/** The accent with the colour that it takes when it is pointed at. */
export function makeAccent(onDark: string, onPaper: string): Omit<Accent, "version"> {
  const { lightness, ...hue } = oklchOf(onDark);
  return { onDark, onPaper, bright: hexOf({ ...hue, lightness: Math.min(0.98, lightness + brighter) }) };
}

/** Reads a colour as a colour field sends it; undefined for anything else. */
export const readHex = (typed: string | undefined): string | undefined =>
  /^#[0-9a-f]{6}$/i.test(typed ?? "") ? typed?.toLowerCase() : undefined;

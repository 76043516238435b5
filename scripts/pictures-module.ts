export type EncodedPicture = { width: number; height: number; widths: number[]; colour: string };

/** The text of app/platform/ui/pictures.ts, formatted. */
export function picturesModule(pictures: Record<string, EncodedPicture>, stockNames: readonly string[]): string {
  const key = (name: string) => (/^[a-z]+$/.test(name) ? name : `"${name}"`);
  const rows = Object.entries(pictures).map(
    ([name, { width, height, widths, colour }]) =>
      `  ${key(name)}: { width: ${width}, height: ${height}, widths: [${widths.join(", ")}], colour: "${colour}" },`,
  );
  return `// Written by scripts/encode-pictures.ts from art/masters.

export type Picture = {
  /** The master's size in pixels. */
  width: number;
  height: number;
  /** /pictures/{name}-{width}.avif and .webp exist for each of these widths. */
  widths: number[];
  /** The dominant colour, shown until the picture is loaded. */
  colour: string;
};

export const pictures = {
${rows.join("\n")}
} satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;

/** The five stock pictures for articles without one. Their order must not change. */
export const stockPictures: readonly PictureName[] = [
${stockNames.map((name) => `  "${name}",`).join("\n")}
];
`;
}

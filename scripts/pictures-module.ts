export type EncodedPicture = { width: number; height: number; widths: number[]; colour: string };

/** The text of app/ui/pictures.ts, formatted. */
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
  /** There is /pictures/{name}-{width}.avif and .webp for each of these. */
  widths: number[];
  /** What most of the picture looks like, to stand in its place until it is there. */
  colour: string;
};

export const pictures = {
${rows.join("\n")}
} satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;

/** The five that stand in for an article's missing picture, in an order that stays. */
export const stockPictures: readonly PictureName[] = [
${stockNames.map((name) => `  "${name}",`).join("\n")}
];
`;
}

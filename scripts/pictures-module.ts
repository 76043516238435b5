export type EncodedPicture = { width: number; height: number; widths: number[]; colour: string };

/** The text of app/platform/ui/pictures.ts, formatted. */
export function picturesModule(pictures: Record<string, EncodedPicture>, stockNames: readonly string[]): string {
  const key = (name: string) => (/^[a-z]+$/.test(name) ? name : `"${name}"`);
  const rows = Object.entries(pictures).map(
    ([name, { width, height, widths }]) =>
      `  ${key(name)}: { width: ${width}, height: ${height}, widths: [${widths.join(", ")}] },`,
  );
  return `// Written by scripts/encode-pictures.ts from art/masters.

export type Picture = {
  /** The master's size in pixels. */
  width: number;
  height: number;
  /** /pictures/{name}-{width}.avif and .webp exist for each of these widths. */
  widths: number[];
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

/** The text of app/platform/ui/picture-colours.css: each picture's dominant colour, shown until it is loaded. */
export function pictureColours(pictures: Record<string, EncodedPicture>): string {
  const rules = Object.entries(pictures).map(
    ([name, { colour }]) => `.picture--${name} {\n  background: ${colour};\n}\n`,
  );
  return `/* Written by scripts/encode-pictures.ts. */\n${rules.join("")}`;
}

/** Colours and measures of the printed page, in points; the colours are those of the site's tokens. */
export const colours = {
  ink: "#170c12",
  bone: "#ece5da",
  paper: "#f4f0e9",
  white: "#ffffff",
  brass: "#d6b37a",
  brassDeep: "#765328",
  quiet: "#4f403d",
  quietOnInk: "#c6bcb0",
  oxblood: "#82222b",
  hair: "#c2b29b",
} as const;

export const fonts = {
  display: "Newsreader Display",
  serif: "Newsreader Text",
  sans: "Ysabeau",
} as const;

/** Letter, because the readers are in the United States. */
export const sheet = {
  width: 612,
  height: 792,
  top: 84,
  right: 54,
  bottom: 44,
  /** Where text begins; the margin left of it holds numerals and notes. */
  left: 132,
  edge: 38,
  /** Running text is narrower than tables and worksheets. */
  measure: 350,
} as const;

export const marginWidth = sheet.left - sheet.edge - 16;
export const fullWidth = sheet.width - sheet.left - sheet.right;

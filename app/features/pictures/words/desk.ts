import { formatNumber } from "#platform/intl/numbers.ts";
import { inMegabytes } from "#platform/text/megabyte.ts";
import type { PictureNote } from "../rules/picture-file.ts";
import { photoLimits, uploadLimits } from "../rules/picture-limits.ts";
import { heicProblem } from "./heic-problem.ts";

/** Said after a picture was taken. */
export const pictureNoteWords: Record<PictureNote, string> = {
  still: "The picture you sent moves: visitors see its first frame, standing still.",
  small: "The picture you sent is small for its place and will look blurred. Send a larger one if you have it.",
};

/** Why a sent picture was refused. */
export type PictureProblem =
  | "none"
  | "heic"
  | "wrong kind"
  | "unreadable"
  | "too many pixels"
  | "too small"
  | "too heavy"
  | "busy"
  | "too large";

/** Pictures in groups, by the names that the owner knows. */
export const pictureGroups: { title: string; pictures: Record<string, string> }[] = [
  {
    title: "Scenes",
    pictures: {
      wine: "Wine",
      cigar: "Cigar and tumbler",
      table: "The laid table",
      "craft-seal": "Seal and wax",
    },
  },
  {
    title: "Backgrounds",
    pictures: {
      "filaments-aubergine": "Gold lines on aubergine",
      "filaments-cover": "Gold lines, upright for phones",
      "filaments-bottle": "Gold lines on bottle green",
      "filaments-ink": "Gold lines on ink",
      "filaments-bone": "Gold lines on bone",
      "filaments-wide": "Gold lines, wide",
      "share-ground": "Behind the title when a page is shared",
    },
  },
  {
    title: "Beside the text, and for articles without a picture",
    pictures: {
      "stock-hills": "Hills",
      "stock-rims": "Rims of glasses",
      "stock-whisky": "Whisky",
      "stock-candle": "Candle",
      "stock-grapes": "Grapes",
      humidor: "Humidor drawer",
      "guest-book": "Guest book and bell",
      "stock-contours-bottle": "Contours on bottle green",
      "stock-contours-aubergine": "Contours on aubergine",
      "stock-contours-ink": "Contours on ink",
    },
  },
];

export const pictureNames: Record<string, string> = Object.assign({}, ...pictureGroups.map(({ pictures }) => pictures));

/** Why a mark or a seal was refused. */
export type MarkProblem =
  | "none"
  | "wrong kind"
  | "unreadable"
  | "not shapes"
  | "too many clips"
  | "too many pixels"
  | "empty"
  | "too heavy"
  | "busy"
  | "too large";

export const brandCopy = {
  title: "Mark, seal and color",
  lead: "What makes the site yours at a glance. Icons, shared links and previews follow.",
  back: "Pictures",
  mark: {
    title: "Mark",
    lead: "Small, beside your business’s name, in the tabs of browsers, on phones and on shared pages.",
  },
  seal: { title: "Seal", lead: "Large, where pages end and in letters." },
  accent: {
    title: "Accent color",
    lead: "Links, small headings, buttons and lines. It is taken only if it can be read on every surface that it stands on.",
    onDark: "On dark",
    onPaper: "On paper",
    button: "Use these colors",
    nearest: (hex: string) => `Use ${hex}`,
    problem: (surfaces: string, hex: string) =>
      `Too hard to read ${surfaces}; 4.5 to 1 is the least. The nearest color that can be read everywhere is ${hex}.`,
    surface: (name: string, contrast: number) => `on ${name} (${contrast.toFixed(1)} to 1)`,
    wrong: "Please choose a color.",
    surfaces: {
      ink: "ink",
      "ink-raised": "menus",
      oxblood: "oxblood",
      bottle: "bottle green",
      paper: "paper",
      bone: "bone",
      "bone-shade": "dark bone",
    } as Record<string, string>,
  },
  file: "SVG or PNG",
  hint: "An SVG drawn with shapes alone, or a PNG with a clear background, at least 512 pixels wide. Texts in an SVG must be turned into paths first.",
  tint: "Drawn",
  tints: {
    auto: "As suits it best",
    metal: "By its shape, in the accent color",
    own: "In its own colors",
  },
  drawnNow: { metal: "Drawn by its shape, in the accent color.", own: "Drawn in its own colors." },
  redraw: { metal: "Draw it in the accent color", own: "Draw it in its own colors" },
  button: "Use this file",
  onDark: "On dark",
  onPaper: "On paper",
  undo: "Undo",
  ours: "Use ours again",
  previous: "Use the one before",
  flash: { saved: "Saved. Visitors see it.", back: "What stood before is back.", ours: "Ours is back. Yours is kept." },
  problems: {
    none: "Please choose a file.",
    "wrong kind": "This is neither an SVG nor a PNG. Please send one of these.",
    unreadable:
      "This file cannot be read: it is damaged, not whole, or more than a drawing. Please save it anew and send that.",
    "not shapes":
      "This drawing uses texts, pictures or copies of parts. Please turn them into paths (“Outlines” or “Object to path” in your program) and save it again.",
    "too many clips":
      "This drawing has clips or masks within one another, or large ones that are used many times. Please flatten them in your program and save it again.",
    "too many pixels": `This picture has more than ${uploadLimits.maxMegapixels} million pixels. Please send a smaller version.`,
    empty: "There is nothing to see in this file.",
    "too heavy": "This file takes too much to open. Please save it anew and send that.",
    busy: "Other drawings are being prepared. Please try again in a minute.",
    "too large": `This file is larger than ${inMegabytes(uploadLimits.maxBytes)}. Please send a smaller one.`,
  } satisfies Record<MarkProblem, string> as Record<MarkProblem, string>,
};

export const picturesCopy = {
  title: "Pictures",
  lead: "Every picture of your site. Put your own in place of ours; pages, previews of shared links and search engines follow at once.",
  own: "Yours",
  ours: "Ours",
  left: (count: number) =>
    count === 0 ? "Every picture is yours." : `${count === 1 ? "1 picture is" : `${count} pictures are`} still ours.`,
  onPages: (count: number) => (count === 0 ? "Not on a page now" : count === 1 ? "On 1 page" : `On ${count} pages`),
  uses: "Where it shows",
  onArticles: "Articles without a picture of their own, taken in turn",
  onShared: "In messengers and networks, behind the title of a shared page",
  onlyOn: (picture: string, page: string) => `${picture}, on “${page}” only`,
  another: "Another picture on this page only",
  hasOther: "This page has its own",
  captions: "Captions are among the words of each page.",
  now: "Shown now",
  replace: {
    title: "Put your own here",
    file: "Picture",
    hint: (width: number, height: number, min: number) =>
      `A photograph as JPEG, PNG, WebP or AVIF, up to ${inMegabytes(photoLimits.maxBytes)}. Best are ${formatNumber(width)} × ${formatNumber(height)} pixels or more; ${formatNumber(min)} wide is the least. You choose the part that shows in the next step.`,
    tone: {
      dark: "Light words stand on this picture, so it is darkened as far as they need.",
      dim: "It keeps its light. Only where light words stand on it are its bright parts dimmed.",
      light: "Dark words stand on this picture, so it is lightened as far as they need.",
    },
    alt: "What it shows",
    altHint: "In a few words, for those who cannot see it.",
    button: "Use this picture",
  },
  crop: {
    title: "The part that shows",
    lead: "The frame is what pages show. The point stays in sight where a screen shows less of it.",
    left: "Left edge, in %",
    top: "Top edge, in %",
    width: "Width, in %",
    focusX: "Point: from the left, in %",
    focusY: "Point: from the top, in %",
    button: "Save",
    hint: "Drag the frame, its lower right corner or the point, or change the numbers: the frame follows them.",
  },
  back: {
    ours: "Use our picture again",
    previous: "Use the one before",
    undo: "Undo",
  },
  flash: {
    saved: "Saved. Visitors see it.",
    stilled: `Saved. ${pictureNoteWords.still}`,
    back: "The picture from before is back.",
    ours: "Our picture is back. Yours is kept: “Use the one before” brings it back.",
  },
  problems: {
    none: "Please choose a picture.",
    heic: heicProblem,
    "wrong kind": "This is no picture that browsers show. Please send a JPEG, PNG, WebP or AVIF.",
    unreadable: "This picture cannot be read: it is damaged or not whole. Please save it anew and send that.",
    "too many pixels": `This picture has more than ${photoLimits.maxMegapixels} million pixels. Please send a smaller version.`,
    "too small": "This picture is too small for its place. Please send a larger one.",
    "too heavy": "This picture takes too much to open. Please save it as an ordinary JPEG and send that.",
    "too large": `This file is larger than ${inMegabytes(photoLimits.maxBytes)}. Please send a smaller version.`,
    busy: "Other pictures are being prepared. Please send this one again in a minute.",
  } satisfies Record<PictureProblem, string> as Record<PictureProblem, string>,
};

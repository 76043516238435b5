/** A picture of the owner. Its version is in its addresses, so that browsers fetch each new one. */
type OwnPicture = {
  version: string;
  /** The alternative text. */
  alt: string;
  /** Shown while it loads: #rrggbb. */
  colour: string;
  /** The point that stays in sight where a place crops the picture. */
  focus: Focus;
  /** The share of its light that is left where words stand on it; all of it without one. */
  dimming?: number;
  /** The name of its files, if it is of one page only. */
  file?: string;
};

/** A point of a picture, in percent of its width and height. */
export type Focus = { xPercent: number; yPercent: number };

/** The owner's pictures, by the names of the default ones that they replace. */
export type OwnPictures = Readonly<Record<string, OwnPicture>>;

/** `metal`: the shape in the colour of its surface's metal; `own`: the drawing's own colours. */
export type MarkTint = "metal" | "own";

/** The owner's mark or seal. */
export type OwnMark = { version: string; tint: MarkTint };

/** The owner's pictures, mark, seal and accent in place of the defaults. */
export type Look = {
  pictures: OwnPictures;
  /** Beside the business's name, and in icons. */
  mark?: OwnMark;
  /** Large, at the end of pages. */
  seal?: OwnMark;
  /** Changes with everything that share pictures are drawn from; empty if all of it is default. */
  drawing: string;
  accent?: Accent;
};

/** The accent colour as #rrggbb: on dark surfaces, there when pointed at, and as text on paper. */
export type Accent = { version: string; onDark: string; bright: string; onPaper: string };

/** The part of the facts that carries the look; undefined if all of it is default. */
export type WithLook = { look?: Look | undefined };

export const isTint = (value: unknown): value is MarkTint => value === "metal" || value === "own";

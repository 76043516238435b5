/** A picture of the owner's: its version stands in its addresses, so that browsers ask for it. */
export type OwnPicture = {
  version: string;
  /** What it shows, for those who cannot see it. */
  alt: string;
  /** Shown while it loads: #rrggbb. */
  colour: string;
  /** What stays in sight where a place shows only a part of it. */
  focus: Focus;
};

/** A point of a picture, in percent of its width and height. */
export type Focus = { xPercent: number; yPercent: number };

/** What the owner put in place of our pictures, by their names. */
export type OwnPictures = Readonly<Record<string, OwnPicture>>;

/** In the metal of the surface that it stands on, by its shape alone, or in its own colours. */
export type MarkTint = "metal" | "own";

/** A mark or a seal of the owner's. */
export type OwnMark = { version: string; tint: MarkTint };

/** What the owner put in place of ours for the eye. */
export type Look = {
  pictures: OwnPictures;
  /** Beside the business's name, and in icons. */
  mark?: OwnMark;
  /** Large, at the end of pages. */
  seal?: OwnMark;
  /** Changes with all that share pictures are drawn from; empty if that is ours. */
  drawing: string;
  accent?: Accent;
};

/** The accent colour as #rrggbb: on dark surfaces, there when pointed at, and as text on paper. */
export type Accent = { version: string; onDark: string; bright: string; onPaper: string };

/** The part of the facts that brings the look along; undefined if everything is ours. */
export type WithLook = { look?: Look | undefined };

export const isTint = (value: unknown): value is MarkTint => value === "metal" || value === "own";

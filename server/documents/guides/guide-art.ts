/** What is not words: pictures as JPEG, line work as SVG. */
export type GuideArt = {
  /** The colour that the cover's picture fades into. */
  surface: string;
  cover: Buffer;
  coverLines: string;
  figure: Buffer;
  closing: Buffer;
  ridge: string;
  seal: string;
};

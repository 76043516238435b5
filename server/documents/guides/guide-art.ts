/** What is not words: pictures as JPEG, line work as SVG. */
export type GuideArt = {
  /** The colour that the cover's picture fades into. */
  ground: string;
  cover: Buffer;
  coverLines: string;
  plate: Buffer;
  closing: Buffer;
  ridge: string;
  seal: string;
};

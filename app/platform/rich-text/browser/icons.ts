import type { richTextCopy } from "../../desk/words/rich-text.ts";

export type ButtonName = keyof typeof richTextCopy.buttons;

/** Drawn with a line of two units. */
export const icons: Record<ButtonName, string> = {
  strong: "M7 5h6a3.5 3.5 0 0 1 0 7H7zm0 7h7a3.5 3.5 0 0 1 0 7H7z",
  em: "M10 5h7M7 19h7M14 5l-4 14",
  heading: "M6 5v14M18 5v14M6 12h12",
  subheading: "M8 10v9M16 10v9M8 14.5h8",
  bulletList: "M4 6h.01M4 12h.01M4 18h.01M9 6h11M9 12h11M9 18h11",
  orderedList: "M4 4l1.5-.5V9M3.5 15c0-1.5 3-1.5 3 0 0 1-3 2.5-3 4h3M10 6h10M10 12h10M10 18h10",
  quote: "M5 17c3-1 4-4 4-9H5v5h4M14 17c3-1 4-4 4-9h-4v5h4",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  picture: "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9h.01",
  table: "M4 5h16v14H4zM4 10h16M4 14.5h16M12 5v14",
  rule: "M4 12h16",
  undo: "M9 7L4 12l5 5M4 12h10a5 5 0 0 1 5 5v1",
  redo: "M15 7l5 5-5 5M20 12H10a5 5 0 0 0-5 5v1",
};

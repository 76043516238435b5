import { deskCopy } from "./words/desk.ts";

export const deskMeta = (title: string | undefined) => [
  ...(title === undefined ? [] : [{ title: `${title} | ${deskCopy.name}` }]),
  { name: "robots", content: "noindex, nofollow" },
];

import { deskCopy } from "#app/copy/desk/desk.ts";

/** Every page of the desk stays out of search. */
export const deskMeta = (title: string) => [
  { title: `${title} | ${deskCopy.name}` },
  { name: "robots", content: "noindex, nofollow" },
];

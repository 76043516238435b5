import { deskCopy } from "#app/copy/desk/desk.ts";

export const deskMeta = (title: string) => [
  { title: `${title} | ${deskCopy.name}` },
  { name: "robots", content: "noindex, nofollow" },
];

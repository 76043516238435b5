import { mapProse } from "./fences.ts";

/** Marks by which assistants point to what they read. */
const mark =
  /[ \t]?(?:【\d{1,4}(?:[:†][^【】\n]{0,80})?】|\ue200[^\ue200-\ue202\n]{1,20}\ue202[^\ue200\ue201\n]{0,300}\ue201|:contentReference\[oaicite:\d{1,4}\](?:\{[^{}\n]{0,40}\})?|\[oaicite:\d{1,4}\]|\[\^\d{1,3}\^\]|\[cite:[\d, -]{1,60}\]|(?:file)?cite(?:turn\d{1,3}[a-z]{1,10}\d{1,3}){1,20})|\[cite_start\]/g;

export const removeCitations = (text: string): string => mapProse(text, (prose) => prose.replace(mark, ""));

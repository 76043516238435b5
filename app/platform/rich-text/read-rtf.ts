const start = "\\pict";
/** Programs of old get each picture again in another form. */
const isAgain = (before: string) => /\\nonshppict\s*\{$/.test(before);

/** The JPEG and PNG pictures of a text in RTF, in its order: writing programs name in their HTML only files of their own. */
export function readRtf(rtf: string): File[] {
  const files: File[] = [];
  for (let at = rtf.indexOf(start); at !== -1; at = rtf.indexOf(start, at + 1)) {
    const own = isAgain(rtf.slice(Math.max(0, at - 20), at)) ? "" : ownText(rtf, at);
    const kind = /\\(png|jpeg)blip/.exec(own.slice(0, 500))?.[1];
    const hex = own
      .slice(own.lastIndexOf("\\"))
      .replace(/^\\[a-z]+-?\d*/, "")
      .replace(/\s+/g, "");
    if (kind && /^[\da-f]{8,}$/i.test(hex))
      files.push(new File([bytesOf(hex)], `picture.${kind}`, { type: `image/${kind}` }));
  }
  return files;
}

/** The text of a group from one of its places on, without the groups in it. */
function ownText(rtf: string, from: number): string {
  const parts: string[] = [];
  let depth = 0;
  let since = from;
  for (const { 0: brace, index } of rtf.slice(from).matchAll(/[{}]/g)) {
    const at = from + index;
    if (depth === 0) parts.push(rtf.slice(since, at));
    depth += brace === "{" ? 1 : -1;
    if (depth < 0) break;
    since = at + 1;
  }
  return parts.join(" ");
}

const bytesOf = (hex: string) =>
  Uint8Array.from({ length: hex.length >> 1 }, (_, at) => Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16));

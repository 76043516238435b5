/** A text split around its pictures as data; `uses` gives the picture between two parts. */
export type SplitText = { parts: string[]; uses: number[]; pictures: Uint8Array[] };

const dataUrl = /data:image\/[\w.+-]{1,40};base64,[A-Za-z0-9+/]+=*/g;

/** Takes the pictures out of a text, each once. */
export function splitPictures(text: string): SplitText {
  const numbers = new Map<string, number>();
  const parts: string[] = [];
  const uses: number[] = [];
  let from = 0;
  for (const { 0: url, index } of text.matchAll(dataUrl)) {
    if (!numbers.has(url)) numbers.set(url, numbers.size);
    uses.push(numbers.get(url) ?? 0);
    parts.push(text.slice(from, index));
    from = index + url.length;
  }
  parts.push(text.slice(from));
  const pictures = [...numbers.keys()].map((url) => Buffer.from(url.slice(url.indexOf(",") + 1), "base64"));
  return { parts, uses, pictures };
}

/** The text with addresses in place of its pictures. */
export const joinPictures = ({ parts, uses }: SplitText, addresses: readonly string[]): string =>
  parts.map((part, index) => part + (addresses[uses[index] ?? -1] ?? "")).join("");

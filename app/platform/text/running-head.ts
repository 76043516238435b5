/** A style rule that prints a text at the head of each sheet. The text cannot end its string or the style element. */
export function runningHead(text: string): string {
  const written = [...text].map((sign) => (isPlain(sign) ? sign : `\\${sign.codePointAt(0)?.toString(16)} `));
  return `@page{@top-left{content:"${written.join("")}"}}`;
}

const isPlain = (sign: string) => /[\p{L}\p{N} &.,’'-]/u.test(sign);

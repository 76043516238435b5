const wordsPerMinute = 200;
const space = /\s/;

/** Minutes to read a text. */
export const readTime = (text: string): number => readTimeOf(countWords(text));

/** Words divided by 200, rounded up, at least one minute. */
export const readTimeOf = (words: number): number => Math.max(1, Math.ceil(words / wordsPerMinute));

/** Counts without building a list of words: a text may have millions. */
export function countWords(text: string): number {
  let words = 0;
  let inWord = false;
  for (let index = 0; index < text.length; index++) {
    const isSpace = isSpaceAt(text, index);
    if (!isSpace && !inWord) words++;
    inWord = !isSpace;
  }
  return words;
}

function isSpaceAt(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit <= 32 || (unit >= 160 && space.test(text.charAt(index)));
}

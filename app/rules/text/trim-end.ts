/** The text without the characters at its end that the expression, made for a single one, fits. Reads each once. */
export function trimEnd(text: string, character: RegExp): string {
  let end = text.length;
  while (end > 0 && character.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

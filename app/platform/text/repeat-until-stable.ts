const maxSteps = 40;

/**
 * Repeats a step until the text no longer changes. A text that never settles is an attack: it loses the characters that
 * every step looks for.
 */
export function repeatUntilStable(text: string, step: (text: string) => string): string {
  let current = text;
  for (let count = 0; count < maxSteps; count++) {
    const next = step(current);
    if (next === current) return current;
    current = next;
  }
  return current
    .replace(/[^\p{L}\p{M}\p{N}\s,;:?]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

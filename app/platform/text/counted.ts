/** "30 minutes", "1–2 emails", "1 page": a number with its noun and a no-break space. The plural is a plain s. */
export const counted = (count: string | number, noun: string) =>
  `${count}\u00A0${String(count) === "1" ? noun : `${noun}s`}`;

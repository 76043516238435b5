/** A short, stable name for a text: 53 bits (cyrb53 by bryc, public domain) in base 36. Not for secrets. */
export function hashText(text: string): string {
  return hashNumber(text).toString(36).padStart(11, "0");
}

export function hashNumber(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  const mixedHigh = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  const mixedLow = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(mixedHigh ^ (mixedHigh >>> 13), 3266489909);
  return 4294967296 * (2097151 & mixedLow) + (mixedHigh >>> 0);
}

const visibleAscii = /^[\x21-\x7e]{8,200}$/;

/** Tells programs what a valid key is. */
export const idempotencyKeyShape = "give 8 to 200 visible ASCII characters";

export const isIdempotencyKey = (text: string): boolean => visibleAscii.test(text);

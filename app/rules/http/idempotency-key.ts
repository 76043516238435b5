const visibleAscii = /^[\x21-\x7e]{8,200}$/;

/** What such a key is, for programs that sent another. */
export const idempotencyKeyShape = "give 8 to 200 visible ASCII characters";

/** Whether a text can be the key under which a sender repeats a request. */
export const isIdempotencyKey = (text: string): boolean => visibleAscii.test(text);

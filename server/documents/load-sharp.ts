/** Loaded with the first picture, so that the start does not wait for its binary. */
export const loadSharp = async () => (await import("sharp")).default;

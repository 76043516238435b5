/** What draws, with its binary: loaded for the first picture, so that no start waits for it. */
export const loadSharp = async () => (await import("sharp")).default;

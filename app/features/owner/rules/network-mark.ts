/** The beginning of a network's hash: enough characters to tell networks apart. */
export const networkMark = (hash: string): string => hash.slice(0, 6);

/** The secrets of links that open the desk or make a writer: whoever reads a sent mail on the desk must not use them. */
export const hideDeskLinks = (text: string): string => text.replace(/(\/desk\/(?:link|invitation)\/)[\w-]{43}/g, "$1…");

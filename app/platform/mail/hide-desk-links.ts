/** Hides the secrets of sign-in and invitation links: readers of sent mails on the desk must not use them. */
export const hideDeskLinks = (text: string): string => text.replace(/(\/desk\/(?:link|invitation)\/)[\w-]{43}/g, "$1…");

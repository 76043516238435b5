/** An e-mail address as a key: one person for any spelling in capitals. Limits count mailboxes (`foldMailbox`). */
export const foldEmail = (email: string): string => email.toLowerCase();

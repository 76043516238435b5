/** How a mail begins; `name` is empty if it must not be greeted. */
export const greeting = (name: string) => (name ? `Dear ${name},` : "Hello,");

/** How a mail begins; `name` is empty where it holds what nobody should be greeted by. */
export const greeting = (name: string) => (name ? `Dear ${name},` : "Hello,");

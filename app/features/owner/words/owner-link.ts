/** Printed by the server's start and by `npm run owner-link`. */
export const ownerLinkWords = {
  shown: ({ link }: { link: string }) => `This link opens your desk once, within 15 minutes: ${link}`,
  file: ({ path }: { path: string }) => `A link that opens your desk once, within 15 minutes, lies in ${path}`,
};

/** The words of the page behind the link. */
export const ownerLinkCopy = {
  title: "Your desk",
  open: {
    text: "This link signs you in on this device, once.",
    button: "Open the desk",
  },
  over: {
    text: "This link has been used, or it is older than 15 minutes.",
    another: "Whoever set up your server can make another:",
    command: "npm run owner-link",
    key: "Sign in with the owner key",
  },
};

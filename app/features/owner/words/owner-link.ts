/** Printed by the server's start and by `npm run owner-link`. */
export const ownerLinkWords = (made: { kind: "shown"; link: string } | { kind: "file"; path: string }) =>
  made.kind === "shown"
    ? `This link opens your desk once, within 15 minutes: ${made.link}`
    : `A link that opens your desk once, within 15 minutes, lies in ${made.path}`;

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

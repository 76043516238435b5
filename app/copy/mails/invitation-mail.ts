export const invitationMailCopy = {
  subject: (brand: string) => `Write for ${brand}`,
  lead: (brand: string, name: string) =>
    `${name}, you are invited to write articles for ${brand}. Open the link on the phone or computer that you write with, and make a passkey there. The link works once, within a week.`,
  open: "Make my passkey",
};

export const ownerLinkMailCopy = {
  subject: "A link that opens your desk once",
  lead: "Somebody entered your owner key, where only passkeys open the desk. If that was you, open the link within 15 minutes. If it was not, the key is in other hands: sign in with a passkey, and change it under Access.",
  open: "Open the desk",
};

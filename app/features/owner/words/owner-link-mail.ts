export const ownerLinkMailCopy = {
  subject: "A link that opens your desk once",
  lead: "Somebody entered your owner key, where only passkeys open the desk. If that was you, open the link within 15 minutes. If it was not, the key is in other hands: sign in with a passkey, and change it under Access.",
  leadAtAct:
    "Somebody who is signed in at your desk wanted to do something that needs your key, and asked for this link. If that was you, open it within 15 minutes. If it was not, somebody else is signed in: sign in yourself, and end their session under Access.",
  open: "Open the desk",
};

export const testMailCopy = {
  subject: "A test from your desk",
  text: "This was sent from the desk to see whether it arrives. Since you are reading it, it does.",
};

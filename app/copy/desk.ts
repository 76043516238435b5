/** The words of the desk that stand on every page of it, and at its door. */
export const deskCopy = {
  name: "Desk",
  navigation: "Desk",
  signOut: "Sign out",
  today: "Today",
  signIn: {
    title: "The owner’s desk",
    text: "What the site has earned, and what you can change. The key was written to a file when the site first started.",
    key: "Owner key",
    button: "Open the desk",
    missing: "Please give the key.",
    wrong: "This is not the key. Please copy it whole, without a space before or after.",
  },
};

export const signInMailCopy = {
  subject: "Your desk was opened in a browser not seen before",
  lead: "If that was you, there is nothing to do. If it was not, open Access on the desk, end that browser, and change the owner key.",
  labels: { at: "When", browser: "Browser", way: "With", who: "By" },
  open: "Open Access on the desk",
};

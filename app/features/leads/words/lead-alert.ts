/** The mail that tells the owner about a lead. */
export const leadAlertCopy = (asked: string) => ({
  subject: (name: string) => `${name || "Somebody"} asked for ${asked}`,
  lead: "An answer to this mail goes to them.",
  labels: {
    consent: "May we write to them now and then",
    came: "Came by",
  },
  consent: { yes: "yes", no: "no" },
  open: "Open their page on your desk",
});

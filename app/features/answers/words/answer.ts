import { editable } from "#facts/editable.ts";
import type { Facts } from "#facts/facts.ts";

/**
 * Words of the owner's own mails to people. In templates, {name}, {when}, {score} and {book} become the person's first
 * name, their session, their quiz score and the address to book.
 */
export const answersCopy = editable("answers", ({ brand, contact }: Facts) => ({
  signature: [brand.senderName || brand.name, brand.senderName ? brand.name : "", contact.telephone]
    .filter(Boolean)
    .join("\n"),
  subject: `Your message to ${brand.name}`,
  wrote: "On {day}, {name} wrote:",
  templates: {
    audit: {
      name: "After the audit",
      subject: "What we found",
      text: "Dear {name},\n\nthank you for your time. You scored {score} in our quiz, and this is what we would do first:\n\n- \n- \n- \n\nShall we go through it together? You can choose an hour here: {book}",
    },
    noShow: {
      name: "They did not come",
      subject: "We missed you",
      text: "Dear {name},\n\nwe had planned to speak on {when}, and could not reach you. That happens. If you still would like to talk, choose another hour here: {book}",
    },
    price: {
      name: "What it costs",
      subject: "What it would cost",
      text: "Dear {name},\n\nthank you for asking. For a house like yours it would cost \n\nIt includes:\n\n- \n- \n\nIf you have questions, just answer this mail, or choose an hour to talk: {book}",
    },
  },
}));

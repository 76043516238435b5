import { editable } from "#facts/editable.ts";
import type { Facts } from "#facts/facts.ts";
import { mailFoot } from "#facts/mail-foot.ts";

/** Texts around the body of each letter. */
export const letterFrameCopy = editable("letters", () => ({
  regards: "With kind regards",
  readArticle: "Read it",
  newArticle: "A new article: {title}",
  why: "You get this letter because you agreed to letters from us and confirmed it. Write back if you like: a person reads it.",
  stop: "Stop these letters, or let them rest",
}));

/** The mail that asks whether letters are welcome. */
export const confirmationCopy = editable("letters-confirmation", (facts: Facts) => ({
  subject: "May we write to you now and then?",
  title: "Press “{button}” below, and letters may come",
  text: "Somebody, probably you, agreed to letters from us when giving this address. We write seldom, and each letter holds one thing that you can use in your house.",
  agreed: "These were the words: “{words}”",
  button: "Yes, write to me",
  otherwise: "If the button does nothing:",
  unless:
    "If it was not you, do nothing. No letter comes unless you confirm, which you can for seven days. After 30 days the request is forgotten.",
  regards: "With kind regards",
  why: "You get this one mail because this address was entered on our site. Without your yes, no other follows.",
  business: mailFoot(facts),
}));

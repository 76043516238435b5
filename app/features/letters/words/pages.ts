import { editable } from "#facts/editable.ts";
import type { Facts } from "#facts/facts.ts";

/** The pages behind the links of letters. */
export const lettersPageCopy = editable("letters-pages", ({ brand, contact }: Facts) => ({
  confirm: {
    title: "May we write to you?",
    lead: `${brand.name} writes now and then, one useful thing a letter. Each can be stopped with one click.`,
    button: "Yes, write to me",
  },
  confirmed: {
    title: "Thank you",
    lead: "Your letters are on. The first one takes a few days, and every one has a link that stops them.",
  },
  late: {
    title: "This link is no longer good",
    lead: "It was used up, or it has waited longer than seven days, or letters were stopped since. If you would like letters, tick the box at one of our forms again.",
  },
  stop: {
    title: "Stop these letters?",
    lead: "One press, and no further letter comes. You may also let them rest for three months.",
    button: "Stop all letters",
    pause: "Let them rest for three months",
  },
  stopped: {
    title: "No more letters",
    lead: `Nothing further is sent to you. What you ask for yourself, such as a guide or a booking, still comes. If a letter arrives all the same, write to ${contact.supportEmail}.`,
  },
  paused: {
    title: "They rest until {day}",
    lead: "After that a letter may come again. You can stop them for good whenever you like.",
  },
  home: "To the home page",
}));

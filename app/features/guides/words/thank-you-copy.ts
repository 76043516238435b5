import { editable } from "#facts/editable.ts";

/** For all thank-you pages. */
export const thankYouCopy = editable("thank-you", () => ({
  /** Instead of `copySent` while the mail is held. */
  copyHeld: "Please take it from here: the copy by email may be slow to come today.",
}));

/** Copy of a thank-you page. `turn` is the headline's second, italic line. */
export type ThankYouCopy = {
  meta: { title: string; description: string };
  figure: {
    label: string;
    title: string;
    turn: string;
    lead: string;
    /** Shown only if the guide is really mailed; `null` if the page never says it. */
    copySent: string | null;
    button: string;
    newTab: string;
  };
  cover: { title: string; line: string };
  order: { title: string; steps: { when: string; text: string }[] };
  after: { title: string; text: string; button: string };
};

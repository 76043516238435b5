/** Instead of `copySent` while the mail is held back: no page promises it. */
export const copyHeld = "Please take it from here: the copy by email may be slow to come today.";

/** What every page after a download says. `turn` is the headline's second, italic line. */
export type ThankYouCopy = {
  meta: { title: string; description: string };
  figure: {
    label: string;
    title: string;
    turn: string;
    lead: string;
    /** Only true, and only shown, where somebody really mails the guide; `null` where the page never says it. */
    copySent: string | null;
    button: string;
    newTab: string;
  };
  cover: { title: string; line: string };
  order: { title: string; steps: { when: string; text: string }[] };
  after: { title: string; text: string; button: string };
};

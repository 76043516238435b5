/** One letter: its subject, its paragraphs, and the text of its link to a page of this site. */
type LetterWords = { subject: string; paragraphs: string[]; link: string };

export type SequenceWords = Record<"first" | "second" | "third", LetterWords>;

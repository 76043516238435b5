/** One letter: a subject, its paragraphs, and the words of a link to a page of ours. */
export type LetterWords = { subject: string; paragraphs: string[]; link: string };

export type SequenceWords = Record<"first" | "second" | "third", LetterWords>;

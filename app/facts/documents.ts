/** The promised documents, by their names in settings and on the desk, and our own file of each. */
export const documentFiles = {
  visibility: "visibility-blueprint",
  cigar: "cigar-lounge-playbook",
  winery: "winery-playbook",
  dining: "fine-dining-playbook",
} as const;

/** In the mail with a guide: full addresses; `cover` shows the cover of a guide of this site. */
export type GuideLinks = { download: string; booking: string; cover?: string };

export type DocumentName = keyof typeof documentFiles;
export type DocumentFile = (typeof documentFiles)[DocumentName];

/** The pages of each that its visitors see before they ask for it: a script, a worksheet and the plan. */
export const shownPages: Record<DocumentName, readonly number[]> = {
  visibility: [5, 8, 13],
  cigar: [9, 4, 13],
  winery: [6, 10, 13],
  dining: [10, 12, 13],
};

export const coverPage = 1;

/** The pages of each that are kept as pictures: those, and the cover for mails. */
export const drawnPages = (name: DocumentName): number[] => [coverPage, ...shownPages[name]];

export const documentNames = Object.keys(documentFiles) as DocumentName[];

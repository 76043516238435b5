/** The promised documents, by their names in settings and on the desk, and our own file of each. */
export const documentFiles = {
  visibility: "visibility-blueprint",
  cigar: "cigar-lounge-playbook",
  winery: "winery-playbook",
  dining: "fine-dining-playbook",
} as const;

export type DocumentName = keyof typeof documentFiles;
export type DocumentFile = (typeof documentFiles)[DocumentName];

export const documentNames = Object.keys(documentFiles) as DocumentName[];

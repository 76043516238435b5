/** The documents that visitors are promised, by the names that settings and the desk know them by, and our own file of each. */
export const documentFiles = {
  visibility: "visibility-blueprint",
  cigar: "cigar-lounge-playbook",
  winery: "winery-playbook",
  dining: "fine-dining-playbook",
} as const;

export type DocumentName = keyof typeof documentFiles;
export type DocumentFile = (typeof documentFiles)[DocumentName];

export const documentNames = Object.keys(documentFiles) as DocumentName[];

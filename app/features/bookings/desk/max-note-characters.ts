/** The limit of a note to a visitor. */
export const maxNoteCharacters = 1000;

/** A whole mark of a picture, or one that was cut off at the end. */
const mark = /!\[[^[\]\n]{0,1000}(?:\](?:\([^()\n]{0,2000}\)?|\[[^[\]\n]{0,200}\]?)?|$)/g;
/** The definition of a picture's address, at the start of a line. */
const reference = /^ {0,3}\[[^[\]\n]{1,200}\]:[^\n]*/gm;

/** Removes the markup of pictures from a text. */
export const withoutPictureMarks = (text: string): string => text.replace(mark, "").replace(reference, "");

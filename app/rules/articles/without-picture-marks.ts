/** A whole mark of a picture, or one that was cut off at the end. */
const mark = /!\[[^[\]\n]{0,1000}(?:\](?:\([^()\n]{0,2000}\)?|\[[^[\]\n]{0,200}\]?)?|$)/g;
/** Where a mark finds its picture, at the start of a line. */
const reference = /^ {0,3}\[[^[\]\n]{1,200}\]:[^\n]*/gm;

/** The words of a text without what stands for its pictures. */
export const withoutPictureMarks = (text: string): string => text.replace(mark, "").replace(reference, "");

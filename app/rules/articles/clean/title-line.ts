const bold = "(?:\\*\\*|__|<(?:strong|b)>)";
const unbold = "(?:\\*\\*|__|<\\/(?:strong|b)>)";

/** "**Title:** The title", with the title as its group: the only title line that gives a title. */
export const boldTitleLine = new RegExp(
  `^\\s*(?:<p[^<>]{0,200}>\\s*)?(?:[-*>#]{1,6}\\s)?${bold}\\s*Title\\s*(?::\\s*${unbold}|${unbold}\\s*:|:)(.*)$`,
  "i",
);
const plainTitleLine = /^\s*(?:[-*>#]{1,6}\s)?Title\s*:/i;

/** A note for editors, bold or not; its beginning is enough. */
export const isTitleLine = (line: string): boolean => plainTitleLine.test(line) || boldTitleLine.test(line);

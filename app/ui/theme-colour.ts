/** `--ink` of tokens.css, for what reads no style sheet. */
export const inkColour = "#170c12";

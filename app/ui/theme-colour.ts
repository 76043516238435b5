/** `--ink` of tokens.css, for places without a style sheet. */
export const inkColour = "#170c12";

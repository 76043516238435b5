/** `--ink` and `--paper` of tokens.css, for what reads no style sheet. */
export const inkColour = "#170c12";
export const paperColour = "#f4f0e9";

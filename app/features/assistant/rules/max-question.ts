/** The longest question to Dash that is taken. */
export const maxQuestionCharacters = 500;

export const maxAnswer = 400;

/** The longest list of other words for a question. */
export const maxAlso = 300;

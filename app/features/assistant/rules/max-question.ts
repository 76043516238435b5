/** The longest question to Dash that is taken. */
export const maxQuestionCharacters = 500;

export const maxAnswer = 400;

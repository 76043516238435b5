/** The longest question to Dash that is taken. */
export const maxQuestionCharacters = 500;

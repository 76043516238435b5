/** The question beside an e-mail address that looks like a slip of the finger, and its button. */
export const didYouMean = { question: (email: string) => `Did you mean ${email}?`, yes: "Use this address" };

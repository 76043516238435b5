/** The API of Dash for programs. */
export const dashApi = () => "/api/dash";

/** The page of Dash; it answers a question without JavaScript. */
export const askAddress = (question?: string) =>
  question ? `/dash?ask=${encodeURIComponent(question)}#ask` : "/dash#ask";

/** The form that hands a conversation to a person. */
export const personAddress = (conversation: string) => `/dash?person=${encodeURIComponent(conversation || "new")}#ask`;

/** The booking page, which takes a conversation along. */
export const carryAddress = () => "/book-consultation?from-dash=1#choose-a-time";

export const handedOverAddress = () => "/dash?handed-over=1#ask";

/** Where programs ask Dash. */
export const dashApi = () => "/api/dash";

/** Where Dash is asked; a question is answered there without script. */
export const askAddress = (question?: string) =>
  question ? `/dash?ask=${encodeURIComponent(question)}#ask` : "/dash#ask";

/** Where a conversation is handed to a person. */
export const personAddress = (conversation: string) => `/dash?person=${encodeURIComponent(conversation || "new")}#ask`;

/** Where a conversation goes along into a booking. */
export const carryAddress = () => "/book-consultation?from-dash=1#choose-a-time";

export const handedOverAddress = () => "/dash?handed-over=1#ask";

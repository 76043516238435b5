/** The lists of articles on the desk. */
export const listNames = ["all", "draft", "planned", "published", "down", "feed"] as const;

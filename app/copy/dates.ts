/** What stands where a post's date is unknown. */
export const dateWords = { unavailable: "Date unavailable", recent: "Recent" };

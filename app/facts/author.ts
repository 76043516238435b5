/** The owner, a writer or a publishing key, with the name that it had then. */
export type Author = { id: string; name: string };

export const theOwner: Author = { id: "owner", name: "" };

/** The orders of the list of people that the owner may choose; without one, the list has its own. */
const leadSorts = ["contact", "heat", "name"] as const;

export type LeadSort = (typeof leadSorts)[number];

export const readLeadSort = (text: unknown): LeadSort | undefined => leadSorts.find((sort) => sort === text);

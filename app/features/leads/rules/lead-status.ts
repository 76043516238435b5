export const leadStatuses = ["new", "talking", "client", "closed"] as const;

export type LeadStatus = (typeof leadStatuses)[number];

export const readLeadStatus = (text: unknown): LeadStatus | undefined => leadStatuses.find((status) => status === text);

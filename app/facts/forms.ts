/** The built-in forms, by their names in addresses, settings and records. */
const leadForms = ["blueprint", "cigar", "winery", "dining"] as const;

export type LeadForm = (typeof leadForms)[number];
export type FormName = LeadForm | "consultation";

export const formNames: readonly FormName[] = [...leadForms, "consultation"];

export const isLeadForm = (name: FormName): name is LeadForm => name !== "consultation";

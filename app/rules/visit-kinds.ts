/**
 * What is counted. Each count belongs to a day and a path: a page, a form, a guide, a source, or for the quiz how many
 * questions had been answered ("0" to "15").
 */
export type VisitKind = "visit" | "from" | "view" | "form shown" | "form sent" | "quiz" | "download";

/** Every destination of the outbox. */
export const destinations = ["mail", "leads", "quiz-crm", "quiz-workflow", "caldav", "alerts"] as const;
export type Destination = (typeof destinations)[number];

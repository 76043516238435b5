import type { Settings } from "#server/settings.ts";

/** Everyone whom the outbox delivers to. */
export const destinations = ["mail", "leads", "quiz-crm", "quiz-workflow"] as const;
export type Destination = (typeof destinations)[number];

/** Where a destination is, if the owner has one. */
export function addressOf(destination: Destination, settings: Settings): string | undefined {
  const addresses: Record<Destination, string | undefined> = {
    "quiz-crm": settings.quizCrmWebhookUrl,
    "quiz-workflow": settings.quizWorkflowWebhookUrl,
    leads: settings.leadsWebhookUrl,
    mail: settings.smtpUrl,
  };
  return addresses[destination];
}

/** Those of these that the owner has set. */
export const configured = <Some extends Destination>(destinations: readonly Some[], settings: Settings): Some[] =>
  destinations.filter((destination) => addressOf(destination, settings) !== undefined);

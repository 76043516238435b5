import type { Settings } from "#server/settings.ts";

/** Every destination of the outbox. */
export const destinations = ["mail", "leads", "quiz-crm", "quiz-workflow"] as const;
export type Destination = (typeof destinations)[number];

/** A destination's address, if it is connected. */
export function addressOf(destination: Destination, settings: Settings): string | undefined {
  const addresses: Record<Destination, string | undefined> = {
    "quiz-crm": settings.quizCrmWebhookUrl,
    "quiz-workflow": settings.quizWorkflowWebhookUrl,
    leads: settings.leadsWebhookUrl,
    mail: settings.smtpUrl,
  };
  return addresses[destination];
}

/** The connected ones among these. */
export const configured = <Some extends Destination>(destinations: readonly Some[], settings: Settings): Some[] =>
  destinations.filter((destination) => addressOf(destination, settings) !== undefined);

import type { Settings } from "#platform/settings/server/settings.ts";
import type { Destination } from "../../destinations.ts";

/** Destinations that a test message can be sent to. */
export const testableDestinations = ["mail", "leads", "quiz-crm", "quiz-workflow"] as const;
export type TestableDestination = (typeof testableDestinations)[number];

/** A destination's address, if it is connected. */
export function addressOf(destination: Destination, settings: Settings): string | undefined {
  const addresses: Record<Destination, string | undefined> = {
    "quiz-crm": settings.quizCrmWebhookUrl,
    "quiz-workflow": settings.quizWorkflowWebhookUrl,
    leads: settings.leadsWebhookUrl,
    mail: settings.smtpUrl,
    caldav: settings.caldavUrl,
    alerts: settings.alertWebhookUrl,
  };
  return addresses[destination];
}

/** Filters the connected destinations. */
export const configured = <Some extends Destination>(destinations: readonly Some[], settings: Settings): Some[] =>
  destinations.filter((destination) => addressOf(destination, settings) !== undefined);

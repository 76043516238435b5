import type { GuideLinks } from "#facts/documents.ts";
import type { Facts } from "#facts/facts.ts";
import type { FormName } from "#facts/forms.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { Logger } from "#platform/process/server/log.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import type { Destination } from "../destinations.ts";
import type { Message } from "./queries/add-delivery.ts";
import type { Delivery } from "./queries/outbox.ts";
import type { Recipes } from "./queries/recipe.ts";
import type { WebhookOutcome } from "./webhooks/send-webhook.ts";

/** A feature's share of the outbox's work. */
export type FeatureDelivery = {
  /** Makes the attempts of messages that it queued for its own way; undefined for others. */
  attempt?: (delivery: Delivery, deps: DeliveryDeps, stopped: AbortSignal) => Promise<boolean | undefined> | undefined;
  /** Sends the bodies of its destinations. */
  send?: { [To in Destination]?: (body: string, deps: DeliveryDeps, stopped: AbortSignal) => Promise<WebhookOutcome> };
  /** Writes its held mails when they leave, with the messages that the same cause had. */
  write?: { [Of in keyof Recipes]?: (recipe: Recipes[Of], deps: WriteDeps) => Promise<readonly Message[]> };
  /** Answers whoever sent a form. */
  formMail?: (
    form: FormName,
    sender: { name: string; email: string },
    facts: Facts,
    links: GuideLinks,
  ) => Message | undefined;
};

export type WriteDeps = Pick<DeliveryDeps, "db" | "settings" | "clock" | "facts" | "features">;

export type DeliveryDeps = {
  db: Db;
  settings: Settings;
  clock: () => number;
  log: Logger;
  /** The sender of mails. */
  sender: () => { name: string; address: string };
  facts: () => Facts;
  features: readonly FeatureDelivery[];
};

import { bookingPaths } from "#app/paths.ts";
import type { FormName } from "#app/rules/leads/forms.ts";
import { checkQuizPayload } from "#app/rules/quiz/check-quiz-payload.ts";
import { bookingMessages } from "#server/bookings/booking-messages.ts";
import { messagesOf } from "#server/leads/receive-lead.ts";
import { confirmationMail } from "#server/outgoing/mail/confirmation-mail.ts";
import { inMail } from "#server/outgoing/mail/mail.ts";
import { quizMails } from "#server/quiz/receive-quiz-result.ts";
import { findBookingById } from "#server/tables/bookings/bookings.ts";
import { findSubmission } from "#server/tables/leads/lead-file.ts";
import type { Message } from "#server/tables/outbox/add-delivery.ts";
import type { HeldMail, Recipe } from "#server/tables/outbox/recipe.ts";
import { findResult } from "#server/tables/quiz/quiz-results.ts";
import type { DeliveryDeps } from "./delivery-deps.ts";

type Deps = Pick<DeliveryDeps, "db" | "settings" | "clock" | "facts">;

/**
 * The body of a stored mail. One that was held is written now, as it would have been; undefined if its cause is gone
 * or was changed since.
 */
export async function writeMail(body: string, deps: Deps): Promise<string | undefined> {
  const stored: HeldMail | { recipe?: never } = JSON.parse(body);
  if (!stored.recipe) return body;
  const messages = await messagesFrom(stored.recipe, deps);
  return messages.find((each) => each.destination === "mail" && each.recipient === stored.recipient)?.body;
}

async function messagesFrom(recipe: Recipe, { db, settings, clock, ...deps }: Deps): Promise<readonly Message[]> {
  const facts = deps.facts();
  switch (recipe.of) {
    case "quiz result": {
      const result = checkQuizPayload((await findResult(db, recipe.linkKey)) ?? {});
      return result.ok ? quizMails(result.payload, recipe, { settings, facts }) : [];
    }
    case "form": {
      const entry = await findSubmission(db, recipe.id);
      if (!entry) return [];
      const sent = { ...entry, form: entry.form as FormName, links: recipe.links };
      return messagesOf(sent, entry.leadId, { settings, facts, nowMs: clock() });
    }
    case "session": {
      const booking = await findBookingById(db, recipe.id);
      if (booking?.revision !== recipe.revision) return [];
      return bookingMessages(recipe.about, booking, { facts, settings, paths: bookingPaths, note: recipe.note });
    }
    case "confirmation":
      return [inMail("confirmation", "visitor", confirmationMail(recipe.asked, facts, recipe.confirm))];
  }
}

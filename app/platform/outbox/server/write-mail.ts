import type { FormName } from "#facts/forms.ts";
import { bookingPaths } from "#facts/paths.ts";
import { bookingMessages } from "#features/bookings/server/booking-messages.ts";
import { findBookingById } from "#features/bookings/server/queries/bookings.ts";
import { findSubmission } from "#features/leads/server/queries/lead-file.ts";
import { messagesOf } from "#features/leads/server/receive-lead.ts";
import { confirmationMail } from "#features/letters/server/confirmation-mail.ts";
import { checkQuizPayload } from "#features/quiz/rules/check-quiz-payload.ts";
import { findResult } from "#features/quiz/server/queries/quiz-results.ts";
import { quizMails } from "#features/quiz/server/receive-quiz-result.ts";
import { inMail } from "#platform/mail/server/mail.ts";
import type { DeliveryDeps } from "./delivery-deps.ts";
import type { Message } from "./queries/add-delivery.ts";
import type { HeldMail, Recipe } from "./queries/recipe.ts";

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

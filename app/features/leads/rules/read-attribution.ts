import { z } from "zod/mini";
import { tidyText } from "#platform/text/tidy-text.ts";

const maxValue = 300;
/** Longer values did not come from our script. */
export const maxAttributionCharacters = 4000;

/** Removes the secret part of private addresses. */
const hidePrivate = (text: string) => text.replace(/^([^?#]*?\/(?:quiz-results|booking|letters|desk))\/[^?#]*/, "$1");

const value = z.pipe(
  z.string(),
  z.transform((text: string) => tidyText(hidePrivate(text.slice(0, maxValue)), "line").slice(0, maxValue)),
);
const campaign = z.optional(value);
const isThanks = /^\/thank-you-/;
/** Drops pages that no visitor comes by: the desk's, and those that thank for a form just sent. */
const landingPage = z.pipe(
  value,
  z.transform((path: string) => (path === "/desk" || isThanks.test(path) ? "" : path)),
);

const shape = z.object({
  landingPage: z.optional(landingPage),
  referrer: campaign,
  utm_source: campaign,
  utm_medium: campaign,
  utm_campaign: campaign,
  utm_term: campaign,
  utm_content: campaign,
});

export type Attribution = z.infer<typeof shape>;

/** Reads a visitor's attribution from the form's hidden field: known keys only; empty if unreadable. */
export function readAttribution(text: string): Attribution {
  if (text === "" || text.length > maxAttributionCharacters) return {};
  try {
    return shape.safeParse(JSON.parse(text)).data ?? {};
  } catch {
    return {};
  }
}

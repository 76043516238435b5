import type { WriteDeps } from "./delivery-deps.ts";
import type { Message } from "./queries/add-delivery.ts";
import type { HeldMail, Recipe } from "./queries/recipe.ts";

/**
 * The body of a stored mail. One that was held is written now, as it would have been; undefined if its cause is gone
 * or was changed since.
 */
export async function writeMail(body: string, deps: WriteDeps): Promise<string | undefined> {
  const stored: HeldMail | { recipe?: never } = JSON.parse(body);
  if (!stored.recipe) return body;
  const messages = await messagesFrom(stored.recipe, deps);
  return messages.find((each) => each.destination === "mail" && each.recipient === stored.recipient)?.body;
}

type Write = (recipe: Recipe, deps: WriteDeps) => Promise<readonly Message[]>;

async function messagesFrom(recipe: Recipe, deps: WriteDeps): Promise<readonly Message[]> {
  const write = deps.features.flatMap(({ write }) => write?.[recipe.of] ?? [])[0] as Write | undefined;
  return (await write?.(recipe, deps)) ?? [];
}

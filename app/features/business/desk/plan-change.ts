import { defaultFacts } from "#facts/facts.ts";
import { isInvented } from "#facts/own-profiles.ts";
import { readStoredFacts } from "#features/details/server/queries/facts.ts";
import { followName } from "#features/words/rules/follow-name.ts";
import type { Services } from "#platform/http/services.ts";
import { readFactAt } from "./fact-places.ts";
import { namesOf } from "./load-facts.ts";

type Stored = Awaited<ReturnType<typeof readStoredFacts>>;

/** New values of facts by their path. */
export type Planned = Map<string, unknown>;

/** Finds facts that contain an earlier name of the business, with values that contain the present one. */
export function findFollowers({ activeFacts, previous }: Stored, mailFromName: string) {
  const earlier = [String(previous.get("brand.name")?.value ?? ""), defaultFacts.brand.name];
  const named = followName(activeFacts.brand.name, earlier, namesOf(activeFacts, mailFromName));
  const invented = (["instagram", "youtube", "linkedin"] as const).filter((each) => isInvented(activeFacts, each));
  return [...named, ...invented.map((each) => ({ path: `social.${each}`, value: "" }))];
}

/** Returns the values after a button other than "Save": back to the default, to the one before, undo, or follow. */
export async function planChange(act: string, ticked: (path: string) => boolean, services: Services): Promise<Planned> {
  const stored = await readStoredFacts(services.db);
  const [how = "", about = ""] = act.split(":");
  const before = (path: string) => stored.previous.get(path)?.value ?? readFactAt(defaultFacts, path);
  if (how === "follow") {
    const followers = findFollowers(stored, services.publicSettings.mailFromName);
    return new Map(followers.filter(({ path }) => ticked(path)).map(({ path, value }) => [path, value]));
  }
  if (how === "standard") return new Map([[about, readFactAt(defaultFacts, about)]]);
  if (how === "previous") return new Map(stored.previous.has(about) ? [[about, before(about)]] : []);
  const changed = [...stored.previous].filter(([, { changeId }]) => about !== "" && changeId === about);
  return new Map(changed.map(([path]) => [path, before(path)]));
}

import type { PostedEntry } from "#platform/http/read-fields.ts";
import type { Services } from "#platform/http/services.ts";
import { readLeadStatus } from "../rules/lead-status.ts";
import { readTag } from "../rules/read-tag.ts";

/** As many as a page of the list has. */
const maxAtOnce = 25;

type Done = { flash: "many" | "nobody" | "noTag"; was?: string };

/** Changes the status or the tags of the ticked people, by the button that was pressed. */
export async function changeMany(entries: readonly PostedEntry[], { leadAdmin }: Services): Promise<Done> {
  const fields = Object.fromEntries(entries);
  const ticked = entries.flatMap(([name, value]) => (name === "chosen" && typeof value === "string" ? [value] : []));
  const ids = [...new Set(ticked)].slice(0, maxAtOnce);
  if (ids.length === 0) return { flash: "nobody" };
  const done: Done = { flash: "many", was: String(ids.length) };
  const status = readLeadStatus(fields.status);
  if (fields.intent === "status") {
    if (status) for (const id of ids) await leadAdmin.changeStatus(id, status);
    return done;
  }
  const tag = readTag(typeof fields.tag === "string" ? fields.tag : "");
  if (tag === "") return { flash: "noTag" };
  await (fields.intent === "remove-tag" ? leadAdmin.removeTag(ids, tag) : leadAdmin.addTag(ids, tag));
  return done;
}

import { data, type RouterContextProvider, redirect } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { noteActivity } from "#features/owner/owner-session.ts";
import { readFields } from "#platform/http/read-fields.ts";
import { type Services, servicesOf } from "#platform/http/services.ts";
import { readRedirectLines, writeRedirectLines } from "../../rules/read-redirect-lines.ts";
import { setMissedAside } from "../../server/queries/missed-addresses.ts";

export const flashes = ["saved", "removed", "aside", "listed"] as const;

const maxLinesAtOnce = 500;
/** More text in a page would hold other visitors up. */
const maxShownCharacters = 256 * 1024;
/** Longer addresses are refused, and shown again cut. */
const maxTypedCharacters = 2500;

type Refused = Awaited<ReturnType<Services["redirects"]["add"]>>;

/** Redirects that were typed and not saved. */
export type UnsavedRedirects =
  | { form: "one"; from: string; to: string; refused: Refused }
  | { form: "several"; lines: string; shown: number; refused: Refused; saved: number; isTooMany?: true };

type Posted = { request: Request; context: Readonly<RouterContextProvider> };

export async function saveRedirects(asked: Posted) {
  const { redirects, db } = servicesOf(asked.context);
  const { act = "", from = "", to = "", lines = "" } = await readFields(asked.request);
  await noteActivity(asked, { kind: "addresses-changed" });
  const mark = act.indexOf(":");
  const about = mark === -1 ? "" : act.slice(mark + 1);
  const back = (flash?: (typeof flashes)[number]) => redirect(deskPaths.addresses(flash ? { flash } : {}), 303);
  switch (mark === -1 ? act : act.slice(0, mark)) {
    case "several":
      return saveSeveral(redirects, lines);
    case "remove":
      return back((await redirects.remove(about)) ? "removed" : undefined);
    case "aside":
      await setMissedAside(db, about, true);
      return back("aside");
    case "list":
      await setMissedAside(db, about, false);
      return back("listed");
  }
  const typed = { from: from.slice(0, maxTypedCharacters), to: to.slice(0, maxTypedCharacters) };
  const refused = await redirects.add([typed]);
  if (refused.length > 0) return data({ form: "one", ...typed, refused } satisfies UnsavedRedirects, 422);
  return back("saved");
}

async function saveSeveral(redirects: Services["redirects"], text: string) {
  const lines = readRedirectLines(text, maxLinesAtOnce + 1);
  if (lines.length > maxLinesAtOnce) {
    const first = writeRedirectLines(lines.slice(0, maxLinesAtOnce), maxShownCharacters);
    return data({ form: "several", ...first, refused: [], saved: 0, isTooMany: true } satisfies UnsavedRedirects, 422);
  }
  const refused = await redirects.add(lines.length > 0 ? lines : [{ from: "", to: "" }]);
  if (refused.length === 0) return redirect(deskPaths.addresses({ flash: "saved", count: String(lines.length) }), 303);
  const left = writeRedirectLines(refused, maxShownCharacters);
  const saved = Math.max(0, lines.length - refused.length);
  return data({ form: "several", ...left, refused, saved } satisfies UnsavedRedirects, 422);
}

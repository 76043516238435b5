import { type RouterContextProvider, redirect } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { type Fields, readFields } from "#platform/http/read-fields.ts";
import { servicesOf } from "#platform/http/services.ts";
import { readText } from "#platform/text/read-text.ts";
import { noteActivity, placeOf, readSessionToken } from "../owner-session.ts";

export const maxNameCharacters = 60;

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/** Why no passkey was made. */
export type PasskeyProblem = "missing" | "refused" | "full";

const nameIn = (typed: string | undefined) =>
  readText(typed ?? "", "line", maxNameCharacters).text.slice(0, maxNameCharacters);

const say = (flash: string) => redirect(deskPaths.passkeys({ flash }), 303);

/** Makes, renames or removes a passkey, or turns "passkeys only" on or off. */
export async function savePasskeys(asked: Asked): Promise<Response | { problem: PasskeyProblem }> {
  const fields = await readFields(asked.request);
  if (fields.remove !== undefined) return remove(asked, fields.remove);
  if (fields.rename !== undefined) return rename(asked, fields.rename, nameIn(fields.name));
  if (fields.only !== undefined) return setOnly(asked, fields.only === "on");
  return add(asked, fields);
}

async function add(asked: Asked, fields: Fields) {
  const { passkeys, sessions } = servicesOf(asked.context).owner;
  const name = nameIn(fields.name);
  if (name === "") return { problem: "missing" as const };
  const place = placeOf(asked.request);
  const own = await passkeys.listOwners();
  if (own.length >= passkeys.maxPasskeys) return { problem: "full" as const };
  const purpose = { purpose: "add" as const, holder: sessions.idOf(readSessionToken(asked.request) ?? "") };
  const added = await passkeys.add(fields.credential ?? "", purpose, place, { id: "", name });
  if (!added) return { problem: "refused" as const };
  await noteActivity(asked, { kind: "passkey-added", about: name });
  return say("added");
}

async function rename({ context }: Asked, id: string, name: string) {
  if (name === "") return { problem: "missing" as const };
  await servicesOf(context).owner.passkeys.rename(id, name);
  return say("renamed");
}

async function remove(asked: Asked, id: string) {
  const { passkeys } = servicesOf(asked.context).owner;
  const removed = await passkeys.remove(id, placeOf(asked.request).host);
  if (removed.kind === "last") return say("last");
  if (removed.name) await noteActivity(asked, { kind: "passkey-removed", about: removed.name });
  return say("removed");
}

async function setOnly(asked: Asked, isOn: boolean) {
  const { passkeys } = servicesOf(asked.context).owner;
  if (!(await passkeys.setOnly(isOn, placeOf(asked.request).host))) return say("");
  await noteActivity(asked, { kind: isOn ? "passkeys-only-on" : "passkeys-only-off" });
  return say(isOn ? "on" : "off");
}

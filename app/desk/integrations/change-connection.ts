import { data, type RouterContextProvider, redirect } from "react-router";
import { type ConnectionName, connectionNames } from "#app/copy/desk/connections.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { isEmailAddress } from "#app/rules/mail/email-address.ts";
import { readSessionToken } from "#app/sections/owner-session.ts";
import { type Fields, readFields } from "#app/sections/read-fields.ts";
import { type Services, servicesOf } from "#server/services.ts";

type Posted = { request: Request; params: { name: string }; context: Readonly<RouterContextProvider> };

/** What the page shows after a press that has not saved. */
export type Tried = {
  /** Without secrets. */
  typed: Fields;
  problems: Partial<Record<string, "missing" | "unusable" | "again" | "wrong">>;
  isUsableTogether: boolean;
  /** The typed secrets, encrypted. */
  draft: string;
  /** Those of them that are not stored yet. */
  freshSecrets: string[];
  found?: { isHealthy: boolean; outcome: string; trouble?: string; detail?: string };
};

export function nameOf(params: { name: string }): ConnectionName {
  const name = connectionNames.find((each) => each === params.name);
  if (!name) throw data(null, { status: 404, statusText: "Not Found" });
  return name;
}

/** Tests, saves or disconnects. */
export async function changeConnection({ request, params, context }: Posted) {
  const name = nameOf(params);
  const services = servicesOf(context);
  const { connections } = services;
  const fields = await readFields(request);
  const keyProblem = await askForKey(request, fields, services);
  if (fields.intent === "disconnect" && !keyProblem) {
    await connections.disconnect(name);
    return redirect(`${deskPaths.integrations()}?said=disconnected#${name}`, 303);
  }
  const checked = await connections.check(name, fields, fields.draft ?? "");
  const tried = { ...(await triedOf(name, fields, checked, services)), isUsableTogether: checked.isUsableTogether };
  if (keyProblem) {
    const problems = { ...tried.problems, ownerKey: keyProblem };
    return data<Tried>({ ...tried, problems }, { status: keyProblem === "wrong" ? 401 : 422 });
  }
  if (Object.keys(tried.problems).length > 0 || !checked.isUsableTogether) return data<Tried>(tried, { status: 422 });
  if (fields.intent === "save") {
    await connections.save(name, checked.values);
    return redirect(deskPaths.connection(name, { said: "saved" }), 303);
  }
  const way = {
    forwardedFor: request.headers.get("X-Forwarded-For"),
    isSecure: request.url.startsWith("https:"),
  };
  return data<Tried>({ ...tried, found: await connections.test(name, checked.values, way, fields.testTo?.trim()) });
}

/** A change needs the owner key, if it was not entered a short while ago: a stolen session has no key. */
async function askForKey(request: Request, fields: Fields, { owner }: Services) {
  const token = readSessionToken(request) ?? "";
  const key = fields.ownerKey?.trim().slice(0, 200);
  if (await owner.hasShownKey(token)) return undefined;
  if (!key) return "missing" as const;
  return (await owner.showKey(token, key)) ? undefined : ("wrong" as const);
}

const maxTypedCharacters = 2000;

type Checked = Awaited<ReturnType<Services["connections"]["check"]>>;

async function triedOf(name: ConnectionName, fields: Fields, checked: Checked, { connections }: Services) {
  const shown = await connections.read(name);
  const plain = [...shown.fields.filter(({ isSecret }) => !isSecret).map((field) => field.name), "testTo", "provider"];
  const typed = Object.fromEntries(plain.map((field) => [field, fields[field]?.slice(0, maxTypedCharacters)]));
  const isTestToWrong = name === "mail" && fields.intent === "test" && !isEmailAddress(fields.testTo?.trim() ?? "");
  const problems: Tried["problems"] = { ...checked.problems, ...(isTestToWrong ? { testTo: "unusable" } : {}) };
  return { typed, problems, freshSecrets: checked.freshSecrets, draft: connections.draft(name, checked.values) };
}

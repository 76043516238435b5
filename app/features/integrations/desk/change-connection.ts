import { data, type RouterContextProvider, redirect } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { type ProofProblem, refusals, takeProof } from "#features/owner/desk/ask-for-proof.ts";
import { noteActivity } from "#features/owner/owner-session.ts";
import { type Fields, readFields } from "#platform/http/read-fields.ts";
import { type Services, servicesOf } from "#platform/http/services.ts";
import { isEmailAddress } from "#platform/mail/email-address.ts";
import { type ConnectionName, connectionNames } from "../words/connections.ts";

type Posted = { request: Request; params: { name: string }; context: Readonly<RouterContextProvider> };

/** The page's state after an action that has not saved. */
export type Tried = {
  /** Without secrets. */
  typed: Fields;
  problems: Partial<Record<string, "missing" | "unusable" | "again">>;
  /** The problem with the proof that was asked for. */
  proofProblem?: ProofProblem;
  isUsableTogether: boolean;
  /** The typed secrets, encrypted. */
  draft: string;
  /** The names of typed secrets that are not stored yet. */
  freshSecrets: string[];
  found?: { isHealthy: boolean; outcome: string; trouble?: string; detail?: string };
};

export function nameOf({ params, context }: Pick<Posted, "params" | "context">): ConnectionName {
  const name = connectionNames.find((each) => each === params.name);
  if (!name || !servicesOf(context).integrations.isOffered(name))
    throw data(null, { status: 404, statusText: "Not Found" });
  return name;
}

/** Tests, saves or disconnects. */
export async function changeConnection({ request, params, context }: Posted) {
  const name = nameOf({ params, context });
  const services = servicesOf(context);
  const { connections } = services;
  const fields = await readFields(request);
  const proofProblem = await takeProof({ request, context }, fields);
  if (fields.intent === "disconnect" && !proofProblem) {
    await connections.disconnect(name);
    await noteActivity({ request, context }, { kind: "connection-ended", about: name });
    return redirect(`${deskPaths.integrations()}?flash=disconnected#${name}`, 303);
  }
  const checked = await connections.check(name, fields, fields.draft ?? "");
  const tried = { ...(await triedOf(name, fields, checked, services)), isUsableTogether: checked.isUsableTogether };
  if (proofProblem) return data<Tried>({ ...tried, proofProblem }, refusals[proofProblem]);
  if (Object.keys(tried.problems).length > 0 || !checked.isUsableTogether) return data<Tried>(tried, { status: 422 });
  if (fields.intent === "save") {
    await connections.save(name, checked.values);
    await noteActivity({ request, context }, { kind: "connection-saved", about: name });
    return redirect(deskPaths.connection(name, { flash: "saved" }), 303);
  }
  const way = {
    forwardedFor: request.headers.get("X-Forwarded-For"),
    isSecure: request.url.startsWith("https:"),
  };
  return data<Tried>({ ...tried, found: await connections.test(name, checked.values, way, fields.testTo?.trim()) });
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

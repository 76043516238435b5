import { type RouterContextProvider, redirect } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { keyRetrySeconds, maxKeyCharacters } from "#platform/http/desk-keys.ts";
import type { Fields } from "#platform/http/read-fields.ts";
import { servicesOf } from "#platform/http/services.ts";
import { deskHeaders, keySenderOf, noteActivity, placeOf, readSessionToken } from "../owner-session.ts";

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

export type ProofProblem = "missing" | "wrong" | "refused" | "later";

/** Answers to a post without the key or passkey that it needs. */
export const refusals: Record<ProofProblem, ResponseInit> = {
  missing: { status: 422 },
  wrong: { status: 401 },
  refused: { status: 401 },
  later: { status: 429, headers: { "Retry-After": String(keyRetrySeconds) } },
};

/** Ways in which the owner can prove who they are. */
export type WaysOfProof = {
  hasPasskeys: boolean;
  /** False if only passkeys open the desk. */
  takesKey: boolean;
  /** Whether a link can be mailed to the owner. */
  canMail: boolean;
};

/** Whether the owner must show the key again. A stolen session alone must not change much. */
export const needsProof = async ({ request, context }: Asked): Promise<boolean> =>
  !(await servicesOf(context).owner.sessions.isConfirmed(readSessionToken(request) ?? ""));

/** Returns the accepted proofs; undefined if none is needed. */
export async function proofFor(asked: Asked): Promise<WaysOfProof | undefined> {
  if (!(await needsProof(asked))) return undefined;
  const { owner, publicSettings } = servicesOf(asked.context);
  const { host } = placeOf(asked.request);
  return {
    hasPasskeys: await owner.passkeys.hasOwners(host),
    takesKey: !(await owner.passkeys.isOnly()),
    canMail: publicSettings.isOwnerMailSet,
  };
}

/** Checks the posted key or passkey, if one is needed. */
export async function takeProof(asked: Asked, fields: Fields): Promise<ProofProblem | undefined> {
  if (!(await needsProof(asked))) return undefined;
  const { owner } = servicesOf(asked.context);
  const token = readSessionToken(asked.request) ?? "";
  const key = fields.ownerKey?.trim().slice(0, maxKeyCharacters);
  if (!key && !fields.credential) return "missing";
  const isShown = fields.credential
    ? await owner.passkeys.confirm(token, fields.credential, placeOf(asked.request))
    : await owner.showKey(token, key ?? "", keySenderOf(asked));
  if (isShown === true) {
    await noteActivity(asked, { kind: "proof-shown" });
    return undefined;
  }
  const problem = isShown || "wrong";
  await noteRefusedKey(asked, problem, "again");
  return problem === "wrong" && fields.credential ? "refused" : problem;
}

/** Records a key that was wrong, or that too many wrong ones kept from being checked. */
export const noteRefusedKey = (asked: Asked, problem: "wrong" | "later", about: string): Promise<void> =>
  noteActivity(asked, problem === "later" ? { kind: "sign-in-limited" } : { kind: "sign-in-failed", about });

/**
 * Redirects to the page that asks for the key again, if it is needed; `back` is the page after that. A post is sent on
 * with all that it holds, and comes back from there: nothing is kept on the server, so that one who shares the session
 * cannot have the owner confirm another act than the one on their screen.
 */
export async function requireProof(asked: Asked, back: string): Promise<void> {
  if (!(await needsProof(asked))) return;
  const { pathname, search } = new URL(asked.request.url);
  const isPost = asked.request.method === "POST";
  const held = isPost ? { act: pathname + search } : pathname + search === back ? {} : { file: pathname + search };
  throw redirect(deskPaths.confirm(back, held), { status: isPost ? 307 : 303, headers: deskHeaders });
}

/** For a post that holds what is good for a moment only: it is not sent on. */
export async function requireProofBefore(asked: Asked, page: string): Promise<void> {
  if (await needsProof(asked)) throw redirect(deskPaths.confirm(page), { status: 303, headers: deskHeaders });
}

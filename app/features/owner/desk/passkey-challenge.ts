import { type RouterContextProvider, redirect } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { deskCopy } from "#platform/desk/words/desk.ts";
import { type Fields, readFields } from "#platform/http/read-fields.ts";
import { networkOf, servicesOf } from "#platform/http/services.ts";
import { deskHeaders, isOwner, placeOf, readSessionToken } from "../owner-session.ts";
import type { Route } from "./+types/passkey-challenge";
import { needsProof } from "./ask-for-proof.ts";

export const handle = { personal: true, limit: { burst: 30, perSecond: 0.2 } } as const;

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

const answer = (body: object, status = 200) => Response.json(body, { status, headers: deskHeaders });

/** Returns the options that the page's script passes to the browser's passkey dialog. */
export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readFields(request);
  const options = await optionsFor({ request, context }, fields);
  if (options === "refused") return answer({}, 403);
  return options ? answer(options) : answer({}, 503);
}

async function optionsFor(asked: Asked, { purpose, invitation }: Fields) {
  const { passkeys, sessions, writers } = servicesOf(asked.context).owner;
  const place = placeOf(asked.request);
  const network = networkOf(asked.context);
  if (purpose === "sign-in") {
    return passkeys.askFor({ purpose, holder: "" }, place, network && (network.wideHash || network.hash));
  }
  if (purpose === "join") return (await writers.askForPasskey(invitation ?? "", place)) ?? "refused";
  if (!(await isOwner(asked))) return "refused";
  const holder = sessions.idOf(readSessionToken(asked.request) ?? "");
  if (purpose === "confirm") return passkeys.askFor({ purpose, holder }, place);
  if (purpose !== "add" || (await needsProof(asked))) return "refused";
  return passkeys.askForNew({ purpose, holder }, place, { id: "", name: deskCopy.signIn.userName });
}

export const loader = () => redirect(deskPaths.signIn(), { status: 303, headers: deskHeaders });

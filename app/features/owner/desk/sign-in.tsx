import { data, type RouterContextProvider, redirect } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { useFacts } from "#facts/use-facts.ts";
import { deskCopy } from "#platform/desk/words/desk.ts";
import { maxKeyCharacters } from "#platform/http/desk-keys.ts";
import { type Fields, readFields } from "#platform/http/read-fields.ts";
import { servicesOf } from "#platform/http/services.ts";
import { Island } from "#platform/islands/island.tsx";
import { Seal } from "#platform/ui/seal.tsx";
import {
  browserOf,
  deskHeaders,
  enterDesk,
  keySenderOf,
  noteActivity,
  placeOf,
  readSession,
  startOf,
} from "../owner-session.ts";
import { readDeskReturn } from "../rules/desk-return.ts";
import type { Route } from "./+types/sign-in";
import { noteRefusedKey, refusals } from "./ask-for-proof.ts";
import PasskeyIsland from "./islands/passkey/passkey.island.tsx";
import { KeyForm, type SignInProblem } from "./key-form.tsx";
import "./passkey.css";
import "#platform/desk/desk-colours.css";
import "#platform/ui/buttons.css";
import "#platform/ui/fields.css";
import "#platform/ui/seal.css";
import "./sign-in.css";

export const handle = { personal: true, acceptsOwnerKey: true, limit: { burst: 20, perSecond: 0.1 } } as const;
export const headers: Route.HeadersFunction = ({ actionHeaders }) => ({
  ...Object.fromEntries(actionHeaders),
  ...deskHeaders,
});

const nextOf = (request: Request) => readDeskReturn(new URL(request.url).searchParams.get("next"));

export async function loader(args: Route.LoaderArgs) {
  const { owner, publicSettings } = servicesOf(args.context);
  const { passkeys } = owner;
  const session = await readSession(args);
  const next = nextOf(args.request);
  if (session) throw redirect(startOf(session.writer !== undefined, next), { status: 303, headers: deskHeaders });
  const hasPasskeys = await passkeys.hasAny(placeOf(args.request).host);
  return { next, hasPasskeys, isPasskeysOnly: await passkeys.isOnly(), canMail: publicSettings.isOwnerMailSet };
}

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

export async function action(asked: Route.ActionArgs) {
  const fields = await readFields(asked.request);
  if (fields.credential) return signInWithPasskey(asked, fields.credential);
  return signInWithKey(asked, fields);
}

async function signInWithPasskey(asked: Asked, credential: string) {
  const { request, context } = asked;
  const { passkeys } = servicesOf(context).owner;
  const session = await passkeys.signIn(credential, placeOf(request), browserOf(request));
  if (session) return enterDesk(asked, session, nextOf(request));
  await noteActivity(asked, { kind: "sign-in-failed", about: "passkey" });
  return data({ problem: "refused" as SignInProblem }, { status: 401 });
}

async function signInWithKey(asked: Asked, fields: Fields) {
  const { request, context } = asked;
  const key = (fields.key ?? "").trim().slice(0, maxKeyCharacters);
  if (!key) return data({ problem: "missing" as SignInProblem }, { status: 422 });
  const signedIn = await servicesOf(context).owner.signIn(key, browserOf(request), keySenderOf(asked));
  if (signedIn.kind === "open") return enterDesk(asked, signedIn.session, nextOf(request));
  const problem: SignInProblem = signedIn.kind;
  if (problem === "wrong" || problem === "later") {
    await noteRefusedKey(asked, problem, "key");
    return data({ problem }, refusals[problem]);
  }
  await noteActivity(asked, { kind: "link-mailed" });
  return data({ problem });
}

export const meta: Route.MetaFunction = () => [
  { title: deskCopy.signIn.title },
  { name: "robots", content: "noindex, nofollow" },
];

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const copy = deskCopy.signIn;
  const { brand } = useFacts();
  const { hasPasskeys, next } = loaderData;
  return (
    <main className="sign-in" id="main">
      <a href={paths.home()} aria-label={brand.name}>
        <Seal />
      </a>
      <h1>{copy.title}</h1>
      <p className="quiet">{copy.text}</p>
      {hasPasskeys && <PasskeyForm next={next} isRefused={actionData?.problem === "refused"} />}
      <KeyForm {...loaderData} problem={actionData?.problem} />
    </main>
  );
}

const copy = deskCopy.signIn;

const PasskeyForm = ({ next, isRefused }: { next: string | undefined; isRefused: boolean }) => (
  <form method="post" action={deskPaths.signIn(next)}>
    <Island
      name="passkey"
      of={PasskeyIsland}
      props={{ purpose: "sign-in", label: copy.withPasskey, submits: true }}
      groups={[]}
    />
    {isRefused && (
      <p className="field__wrong" role="alert">
        {copy.refused}
      </p>
    )}
  </form>
);

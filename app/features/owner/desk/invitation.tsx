import { data } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { useFacts } from "#facts/use-facts.ts";
import { readFields } from "#platform/http/read-fields.ts";
import { servicesOf } from "#platform/http/services.ts";
import { Island } from "#platform/islands/island.tsx";
import { GoLink } from "#platform/ui/go-link.tsx";
import { Seal } from "#platform/ui/seal.tsx";
import { browserOf, deskHeaders, enterDesk, noteActivity, placeOf } from "../owner-session.ts";
import { writersCopy } from "../words/writers.ts";
import type { Route } from "./+types/invitation";
import PasskeyIsland from "./islands/passkey/passkey.island.tsx";
import "#platform/desk/desk-colours.css";
import "#platform/ui/buttons.css";
import "#platform/ui/fields.css";
import "#platform/ui/seal.css";
import "./passkey.css";
import "./sign-in.css";

const copy = writersCopy.invitation;

export const handle = { personal: true, acceptsOwnerKey: true, limit: { burst: 20, perSecond: 0.1 } } as const;
export const headers: Route.HeadersFunction = () => deskHeaders;

/** Opening the address changes nothing: mail scanners do so too. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const writer = await servicesOf(context).owner.writers.find(params.token);
  return data({ name: writer?.name, token: params.token }, { status: writer ? 200 : 410 });
}

export async function action(asked: Route.ActionArgs) {
  const { request, params, context } = asked;
  const { writers } = servicesOf(context).owner;
  const { credential = "" } = await readFields(request);
  const session = await writers.join(params.token, credential, placeOf(request), browserOf(request));
  if (!session) {
    await noteActivity(asked, { kind: "sign-in-failed", about: "invitation" });
    return data({ isRefused: true }, { status: 401 });
  }
  await noteActivity(asked, { kind: "writer-joined", who: session.who });
  return enterDesk(asked, session);
}

export const meta: Route.MetaFunction = () => [{ title: copy.title }, { name: "robots", content: "noindex, nofollow" }];

export default function Invitation({ loaderData: { name, token }, actionData }: Route.ComponentProps) {
  const { brand } = useFacts();
  return (
    <main className="sign-in" id="main">
      <a href={paths.home()} aria-label={brand.name}>
        <Seal />
      </a>
      <h1 className="h3">{copy.title}</h1>
      {name === undefined ? <Over /> : <Open {...{ name, token }} isRefused={actionData?.isRefused === true} />}
    </main>
  );
}

const Open = ({ name, token, isRefused }: { name: string; token: string; isRefused: boolean }) => (
  <>
    <p>{copy.text(name)}</p>
    <form method="post" action={deskPaths.invitation(token)}>
      <Island
        name="passkey"
        of={PasskeyIsland}
        props={{ purpose: "join", invitation: token, label: copy.make, submits: true }}
        groups={[]}
      />
      {isRefused && (
        <p className="field__wrong" role="alert">
          {copy.refused}
        </p>
      )}
    </form>
  </>
);

const Over = () => (
  <>
    <p>{copy.over}</p>
    <p>
      <GoLink href={deskPaths.signIn()}>{copy.signIn}</GoLink>
    </p>
  </>
);

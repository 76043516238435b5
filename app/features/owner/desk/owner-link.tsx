import { data, redirect } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { useFacts } from "#facts/use-facts.ts";
import { servicesOf } from "#platform/http/services.ts";
import { Button } from "#platform/ui/button.tsx";
import { GoLink } from "#platform/ui/go-link.tsx";
import { Seal } from "#platform/ui/seal.tsx";
import { browserOf, deskHeaders, enterDesk, isOwner, noteActivity, placeOf } from "../owner-session.ts";
import { readDeskReturn } from "../rules/desk-return.ts";
import { ownerLinkCopy as copy } from "../words/owner-link.ts";
import type { Route } from "./+types/owner-link";
import "#platform/ui/buttons.css";
import "#platform/ui/seal.css";
import "./sign-in.css";

export const handle = { personal: true, acceptsOwnerKey: true, limit: { burst: 20, perSecond: 0.1 } } as const;
export const headers: Route.HeadersFunction = () => deskHeaders;

/** Opening the address changes nothing: mail scanners and browsers that fetch ahead do so too. */
export async function loader(args: Route.LoaderArgs) {
  if (await isOwner(args)) throw redirect(deskPaths.today(), { status: 303, headers: deskHeaders });
  const isOpen = await servicesOf(args.context).owner.isLinkOpen(args.params.token);
  return data({ isOpen }, { status: isOpen ? 200 : 410 });
}

export async function action(asked: Route.ActionArgs) {
  const { request, context, params } = asked;
  const { owner } = servicesOf(context);
  const session = await owner.signInByLink(params.token, browserOf(request));
  if (session) return enterDesk(asked, session, await afterLink(request, context));
  await noteActivity(asked, { kind: "sign-in-failed", about: "link" });
  return data(null, { status: 401 });
}

/** A mailed link leads to where it was asked for, and first to a passkey where there is none. */
async function afterLink(request: Request, context: Route.ActionArgs["context"]): Promise<string | undefined> {
  const next = readDeskReturn(new URL(request.url).searchParams.get("next"));
  if (!next || (await servicesOf(context).owner.passkeys.hasOwners(placeOf(request).host))) return next;
  return deskPaths.passkeys({ next });
}

export const meta: Route.MetaFunction = () => [{ title: copy.title }, { name: "robots", content: "noindex, nofollow" }];

export default function OwnerLink({ loaderData: { isOpen } }: Route.ComponentProps) {
  const { brand } = useFacts();
  return (
    <main className="sign-in" id="main">
      <a href={paths.home()} aria-label={brand.name}>
        <Seal />
      </a>
      <h1 className="h3">{copy.title}</h1>
      {isOpen ? <Open /> : <Over />}
    </main>
  );
}

const Open = () => (
  <>
    <p>{copy.open.text}</p>
    <form method="post">
      <Button kind="ink" type="submit">
        {copy.open.button}
      </Button>
    </form>
  </>
);

const Over = () => (
  <>
    <p>{copy.over.text}</p>
    <p>
      {copy.over.another} <code>{copy.over.command}</code>
    </p>
    <p>
      <GoLink href={deskPaths.signIn()}>{copy.over.key}</GoLink>
    </p>
  </>
);

import { data } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { DeskHead } from "#platform/desk/desk-head.tsx";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { Flash } from "#platform/desk/flash.tsx";
import { servicesOf } from "#platform/http/services.ts";
import { GoLink } from "#platform/ui/go-link.tsx";
import { placeOf } from "../owner-session.ts";
import { readDeskReturn } from "../rules/desk-return.ts";
import { accessCopy } from "../words/access.ts";
import type { Route } from "./+types/passkeys";
import { AddPasskey } from "./add-passkey.tsx";
import { requireProofBefore } from "./ask-for-proof.ts";
import { PasskeyTable } from "./passkey-table.tsx";
import { PasskeysOnly } from "./passkeys-only.tsx";
import { maxNameCharacters, type PasskeyProblem, savePasskeys } from "./save-passkeys.ts";
import "./access.css";

const copy = accessCopy.passkeys;

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const next = readDeskReturn(query.get("next"));
  await requireProofBefore({ request, context }, deskPaths.passkeys({ next }));
  const { owner, publicSettings } = servicesOf(context);
  const { host } = placeOf(request);
  const passkeys = await owner.passkeys.listOwners();
  return {
    host,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt, ...each }) => ({
      ...{ id, name, createdAt, lastUsedAt },
      otherHost: each.host === host ? "" : each.host,
    })),
    isOnly: await owner.passkeys.isOnly(),
    isTried: passkeys.some((each) => each.host === host && each.lastUsedAt !== null),
    maxPasskeys: owner.passkeys.maxPasskeys,
    canMail: publicSettings.isOwnerMailSet,
    flash: query.get("flash") ?? "",
    next,
  };
}

export async function action(asked: Route.ActionArgs) {
  await requireProofBefore(asked, deskPaths.passkeys());
  const saved = await savePasskeys(asked);
  return saved instanceof Response ? saved : data(saved, { status: 422 });
}

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

export default function Passkeys({ loaderData, actionData }: Route.ComponentProps) {
  const { passkeys, host, flash, next, maxPasskeys } = loaderData;
  const problem: PasskeyProblem | undefined = actionData?.problem;
  return (
    <>
      <DeskHead back={deskPaths.access()} backWords={accessCopy.back} title={copy.title} look="h2">
        <p>
          {copy.text} {copy.host(host)}
        </p>
        <Flash words={actionData ? undefined : copy.done[flash]} />
        {next && (
          <p>
            {passkeys.length === 0 && copy.offer} <GoLink href={next}>{copy.goOn}</GoLink>
          </p>
        )}
      </DeskHead>
      {passkeys.length > 0 && <PasskeyTable passkeys={passkeys} />}
      <AddPasskey problem={problem} max={maxPasskeys} maxNameCharacters={maxNameCharacters} />
      <PasskeysOnly {...loaderData} />
    </>
  );
}

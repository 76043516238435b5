import { redirect } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { DeskHead } from "#platform/desk/desk-head.tsx";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { Flash } from "#platform/desk/flash.tsx";
import { readFields } from "#platform/http/read-fields.ts";
import { servicesOf } from "#platform/http/services.ts";
import { GoLink } from "#platform/ui/go-link.tsx";
import { noteActivity, readSessionToken } from "../owner-session.ts";
import { accessCopy as copy } from "../words/access.ts";
import { activityCopy } from "../words/activity.ts";
import { writersCopy } from "../words/writers.ts";
import type { Route } from "./+types/access";
import { requireProof } from "./ask-for-proof.ts";
import { SessionList } from "./session-list.tsx";
import "./access.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { owner } = servicesOf(context);
  return {
    sessions: await owner.sessions.list(readSessionToken(request) ?? ""),
    writers: (await owner.writers.list()).length,
    passkeys: (await owner.passkeys.listOwners()).length,
    publishingKeys: (await owner.publishingKeys.list()).length,
    isKeySetByServer: owner.isKeySetByServer,
    flash: new URL(request.url).searchParams.get("flash") ?? "",
  };
}

/** Ends a session, or all others. */
export async function action(asked: Route.ActionArgs) {
  const { request, context } = asked;
  const { sessions } = servicesOf(context).owner;
  await requireProof(asked, deskPaths.access());
  const { end = "" } = await readFields(request);
  await noteActivity(asked, { kind: "session-ended" });
  if (end === "others") {
    await sessions.endOthers(readSessionToken(request) ?? "");
    return redirect(deskPaths.access({ flash: "ended-others" }), 303);
  }
  await sessions.endListed(end);
  return redirect(deskPaths.access({ flash: "ended" }), 303);
}

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

export default function Access({ loaderData }: Route.ComponentProps) {
  const { sessions, passkeys, writers, publishingKeys, isKeySetByServer, flash } = loaderData;
  return (
    <>
      <DeskHead title={copy.title} lead={copy.lead}>
        <Flash words={copy.done[flash]} />
      </DeskHead>
      <SessionList sessions={sessions} />
      <section className="access" aria-labelledby="passkeys">
        <h2 id="passkeys">{copy.passkeys.title}</h2>
        <p>
          {copy.passkeys.text} {passkeys > 0 ? copy.passkeys.count(passkeys) : copy.passkeys.none}
        </p>
        <p>
          <GoLink href={deskPaths.passkeys()}>{copy.passkeys.link}</GoLink>
        </p>
      </section>
      <section className="access" aria-labelledby="owner-key">
        <h2 id="owner-key">{copy.ownerKey.title}</h2>
        <p>{copy.ownerKey.text}</p>
        {isKeySetByServer ? (
          <p>{copy.ownerKey.setByServer}</p>
        ) : (
          <p>
            <GoLink href={deskPaths.ownerKey()}>{copy.ownerKey.change}</GoLink>
          </p>
        )}
      </section>
      <section className="access" aria-labelledby="publishing">
        <h2 id="publishing">{copy.publishing.title}</h2>
        <p>
          {copy.publishing.text} {publishingKeys > 0 ? copy.publishing.count(publishingKeys) : copy.publishing.none}
        </p>
        <p>
          <GoLink href={deskPaths.publishingKeys()}>{copy.publishing.link}</GoLink>
        </p>
      </section>
      <section className="access" aria-labelledby="writers">
        <h2 id="writers">{writersCopy.title}</h2>
        <p>
          {writersCopy.lead} {writers === 0 && writersCopy.none}
        </p>
        <p>
          <GoLink href={deskPaths.writers()}>{writersCopy.title}</GoLink>
        </p>
      </section>
      <section className="access" aria-labelledby="activity">
        <h2 id="activity">{activityCopy.title}</h2>
        <p>{activityCopy.lead}</p>
        <p>
          <GoLink href={deskPaths.activity()}>{activityCopy.title}</GoLink>
        </p>
      </section>
    </>
  );
}

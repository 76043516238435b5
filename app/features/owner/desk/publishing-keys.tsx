import { data, redirect } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { DeskForm } from "#platform/desk/desk-form.tsx";
import { DeskHead } from "#platform/desk/desk-head.tsx";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { Flash } from "#platform/desk/flash.tsx";
import { readFields } from "#platform/http/read-fields.ts";
import { servicesOf } from "#platform/http/services.ts";
import { readText } from "#platform/text/read-text.ts";
import { Field } from "#platform/ui/field.tsx";
import { noteActivity } from "../owner-session.ts";
import { accessCopy } from "../words/access.ts";
import type { Route } from "./+types/publishing-keys";
import { requireProof } from "./ask-for-proof.ts";
import { PublishingKeyTable } from "./publishing-key-table.tsx";
import { StoppedPlans, stoppedIn, toldOf } from "./stopped-plans.tsx";
import "./access.css";

const copy = accessCopy.publishing;
const maxNameCharacters = 60;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { publishingKeys } = servicesOf(context).owner;
  const query = new URL(request.url).searchParams;
  const isRevoked = query.get("flash") === "revoked";
  const keys = await publishingKeys.list();
  return { keys, maxKeys: publishingKeys.maxKeys, isRevoked, stopped: stoppedIn(query) };
}

/** Makes or revokes a key. A new one is in this answer alone. */
export async function action(asked: Route.ActionArgs) {
  const { request, context } = asked;
  const { publishingKeys } = servicesOf(context).owner;
  await requireProof(asked, deskPaths.publishingKeys());
  const fields = await readFields(request);
  if (fields.revoke !== undefined) {
    const { name, stoppedPlans } = await publishingKeys.revoke(fields.revoke);
    if (name) await noteActivity(asked, { kind: "publishing-key-revoked", about: name });
    return redirect(deskPaths.publishingKeys({ flash: "revoked", ...toldOf(stoppedPlans) }), 303);
  }
  const name = readText(fields.name ?? "", "line", maxNameCharacters).text.slice(0, maxNameCharacters);
  if (name === "") return data({ problem: "missing" as const }, { status: 422 });
  const key = await publishingKeys.make(name);
  if (key === undefined) return data({ problem: "full" as const }, { status: 409 });
  await noteActivity(asked, { kind: "publishing-key-made", about: name });
  return data({ made: { name, secret: key } });
}

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

export default function PublishingKeys({ loaderData, actionData }: Route.ComponentProps) {
  const { keys, maxKeys, isRevoked, stopped } = loaderData;
  const problem = actionData && "problem" in actionData ? actionData.problem : undefined;
  const made = actionData && "made" in actionData ? actionData.made : undefined;
  return (
    <>
      <DeskHead back={deskPaths.access()} backWords={accessCopy.back} title={copy.title} look="h2" lead={copy.text}>
        <Flash words={isRevoked && !actionData ? copy.revoked : undefined} />
        {!actionData && <StoppedPlans count={stopped} words={copy.stopped} />}
      </DeskHead>
      {made && <Made {...made} />}
      <DeskForm className="access__form" action={deskPaths.publishingKeys()} noValidate button={copy.make}>
        <Field
          id="name"
          label={copy.name}
          hint={copy.nameHint}
          error={problem && (problem === "full" ? copy.full(maxKeys) : copy.missing)}
        >
          {(control) => <input {...control} name="name" maxLength={maxNameCharacters} autoComplete="off" />}
        </Field>
      </DeskForm>
      {keys.length > 0 ? <PublishingKeyTable keys={keys} /> : <p className="quiet">{copy.none}</p>}
    </>
  );
}

const Made = ({ name, secret }: { name: string; secret: string }) => (
  <section className="access access__made" role="status" aria-label={copy.made(name)}>
    <p>{copy.made(name)}</p>
    <p>
      <code className="access__key">{secret}</code>
    </p>
    <p>
      {copy.use} <code>Authorization: Bearer {secret.slice(0, 12)}…</code>
    </p>
  </section>
);

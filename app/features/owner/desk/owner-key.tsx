import { data, redirect } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { DeskForm } from "#platform/desk/desk-form.tsx";
import { DeskHead } from "#platform/desk/desk-head.tsx";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { maxKeyCharacters } from "#platform/http/desk-keys.ts";
import { readFields } from "#platform/http/read-fields.ts";
import { servicesOf } from "#platform/http/services.ts";
import { isHardToGuess } from "#platform/settings/is-hard-to-guess.ts";
import { Field } from "#platform/ui/field.tsx";
import { leaveDesk, noteActivity } from "../owner-session.ts";
import { accessCopy } from "../words/access.ts";
import type { Route } from "./+types/owner-key";
import { requireProof } from "./ask-for-proof.ts";
import { OwnerName } from "./owner-name.tsx";
import "./access.css";

const copy = accessCopy.ownerKey;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { owner } = servicesOf(context);
  if (owner.isKeySetByServer) throw redirect(deskPaths.access(), 303);
  await requireProof({ request, context }, deskPaths.ownerKey());
  return { fresh: owner.makeKey() };
}

export async function action(asked: Route.ActionArgs) {
  const { request, context } = asked;
  const { owner } = servicesOf(context);
  if (owner.isKeySetByServer) throw redirect(deskPaths.access(), 303);
  await requireProof(asked, deskPaths.ownerKey());
  const { newKey = "", sure } = await readFields(request);
  const isUsable = isHardToGuess(newKey.trim());
  if (!isUsable || sure !== "yes") {
    const problem = isUsable ? ("notSure" as const) : ("unusable" as const);
    return data({ problem, typed: newKey.slice(0, maxKeyCharacters) }, { status: 422 });
  }
  await noteActivity(asked, { kind: "owner-key-changed" });
  await owner.changeKey(newKey.trim());
  return leaveDesk(request, deskPaths.signIn());
}

export const meta: Route.MetaFunction = () => deskMeta(copy.change);

export default function OwnerKey({ loaderData, actionData }: Route.ComponentProps) {
  const { problem, typed = loaderData.fresh } = actionData ?? {};
  return (
    <>
      <DeskHead back={deskPaths.access()} backWords={accessCopy.back} title={copy.change} look="h2" lead={copy.lead} />
      <DeskForm className="access__form" action={deskPaths.ownerKey()} noValidate button={copy.button}>
        <OwnerName />
        <Field
          id="newKey"
          label={copy.label}
          hint={copy.hint}
          error={problem === "unusable" ? copy.unusable : undefined}
        >
          {(control) => (
            <input
              {...control}
              className="access__key"
              name="newKey"
              defaultValue={typed}
              autoComplete="new-password"
              spellCheck={false}
              maxLength={maxKeyCharacters}
            />
          )}
        </Field>
        <div className="field field--tick">
          <label htmlFor="sure">
            <input
              id="sure"
              type="checkbox"
              name="sure"
              value="yes"
              aria-invalid={problem === "notSure" || undefined}
              aria-describedby={problem === "notSure" ? "sure-error" : undefined}
            />
            {copy.sure}
          </label>
          {problem === "notSure" && (
            <p className="field__wrong" id="sure-error">
              {copy.notSure}
            </p>
          )}
        </div>
      </DeskForm>
    </>
  );
}

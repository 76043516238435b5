import { data, redirect } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { DeskHead } from "#platform/desk/desk-head.tsx";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { type Fields, readFields } from "#platform/http/read-fields.ts";
import { servicesOf } from "#platform/http/services.ts";
import { Button } from "#platform/ui/button.tsx";
import { noteActivity } from "../owner-session.ts";
import { readDeskReturn } from "../rules/desk-return.ts";
import type { MailedLink as Mailed } from "../server/mail-owner-link.ts";
import { confirmCopy as copy } from "../words/access.ts";
import type { Route } from "./+types/confirm";
import { type ProofProblem, proofFor, refusals, takeProof } from "./ask-for-proof.ts";
import { MailedLink } from "./mailed-link.tsx";
import { ProofField } from "./proof-field.tsx";
import "./access.css";

export const handle = { personal: true, acceptsOwnerKey: true, limit: { burst: 20, perSecond: 0.1 } } as const;
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

function placesOf(request: Request) {
  const read = (name: string) => readDeskReturn(new URL(request.url).searchParams.get(name));
  return { next: read("next") ?? deskPaths.access(), act: read("act"), file: read("file") };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { next, act, file } = placesOf(request);
  const proof = await proofFor({ request, context });
  if (!proof) throw redirect(file ?? next, 303);
  return { here: deskPaths.confirm(next, { ...(act && { act }), ...(file && { file }) }), next, file, proof };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { next, act, file } = placesOf(request);
  const fields = await readFields(request);
  if (fields.mailLink !== undefined) {
    const mailed = await servicesOf(context).owner.mailLink(next);
    if (mailed === "mailed") await noteActivity({ request, context }, { kind: "link-mailed" });
    return data({ mailed, held: heldIn(fields) });
  }
  const isFirst = fields.ownerKey === undefined && fields.credential === undefined;
  const problem = await takeProof({ request, context }, fields);
  if (problem)
    return data(
      { problem: isFirst && act ? undefined : problem, held: heldIn(fields) },
      isFirst && act ? { status: 200 } : refusals[problem],
    );
  return act ? redirect(act, 307) : redirect(file ?? next, 303);
}

/** The fields of the act that goes on, without what belongs to this page. */
const heldIn = ({ ownerKey, credential, mailLink, ...held }: Fields) => Object.entries(held);

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

export default function Confirm({ loaderData: { here, next, file, proof }, actionData }: Route.ComponentProps) {
  const { problem, mailed, held = [] } = (actionData ?? {}) as ActionData;
  return (
    <>
      <DeskHead back={next} backWords={copy.back} title={copy.title} lead={copy.text}>
        {file && <p>{copy.file}</p>}
      </DeskHead>
      <form className="access__form" method="post" action={here} noValidate>
        {held.map(([name, text]) => (
          <input key={name} type="hidden" name={name} value={text} />
        ))}
        <ProofField id="ownerKey" {...proof} problem={problem} submits />
        {proof.takesKey && (
          <Button kind={proof.hasPasskeys ? "line" : "ink"} bare type="submit">
            {copy.button}
          </Button>
        )}
        <MailedLink mailed={mailed} proof={proof} />
      </form>
    </>
  );
}

type ActionData = { problem?: ProofProblem; mailed?: Mailed; held?: [name: string, text: string][] };

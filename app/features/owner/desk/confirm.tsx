import { data, redirect } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { DeskHead } from "#platform/desk/desk-head.tsx";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { readFields } from "#platform/http/read-fields.ts";
import { Button } from "#platform/ui/button.tsx";
import { readDeskReturn } from "../rules/desk-return.ts";
import { confirmCopy as copy } from "../words/access.ts";
import type { Route } from "./+types/confirm";
import { proofFor, refusals, takeProof } from "./ask-for-proof.ts";
import { ProofField } from "./proof-field.tsx";
import "./access.css";

export const handle = { personal: true, acceptsOwnerKey: true, limit: { burst: 20, perSecond: 0.1 } } as const;
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

const nextOf = (request: Request) =>
  readDeskReturn(new URL(request.url).searchParams.get("next")) ?? deskPaths.access();

export async function loader({ request, context }: Route.LoaderArgs) {
  const next = nextOf(request);
  const proof = await proofFor({ request, context });
  if (!proof) throw redirect(next, 303);
  return { next, proof };
}

export async function action({ request, context }: Route.ActionArgs) {
  const problem = await takeProof({ request, context }, await readFields(request));
  if (problem) return data({ problem }, refusals[problem]);
  return redirect(nextOf(request), 303);
}

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

export default function Confirm({ loaderData: { next, proof }, actionData }: Route.ComponentProps) {
  return (
    <>
      <DeskHead title={copy.title} lead={copy.text} />
      <form className="access__form" method="post" action={deskPaths.confirm(next)} noValidate>
        <ProofField id="ownerKey" {...proof} problem={actionData?.problem} submits />
        {proof.takesKey && (
          <Button kind="ink" bare type="submit">
            {copy.button}
          </Button>
        )}
      </form>
    </>
  );
}

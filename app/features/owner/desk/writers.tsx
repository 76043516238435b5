import { data, type RouterContextProvider, redirect } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { DeskHead } from "#platform/desk/desk-head.tsx";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { Flash } from "#platform/desk/flash.tsx";
import { type Fields, readFields } from "#platform/http/read-fields.ts";
import { servicesOf } from "#platform/http/services.ts";
import { isEmailAddress } from "#platform/mail/email-address.ts";
import { readText } from "#platform/text/read-text.ts";
import { noteActivity } from "../owner-session.ts";
import { accessCopy } from "../words/access.ts";
import { writersCopy as copy } from "../words/writers.ts";
import type { Route } from "./+types/writers";
import { requireProof } from "./ask-for-proof.ts";
import { InviteForm, type InviteProblem, maxNameCharacters } from "./invite-form.tsx";
import { StoppedPlans, stoppedIn, toldOf } from "./stopped-plans.tsx";
import { WriterTable } from "./writer-table.tsx";
import "./access.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { owner, publicSettings } = servicesOf(context);
  const query = new URL(request.url).searchParams;
  const flash = query.get("flash") ?? "";
  return { writers: await owner.writers.list(), isMailSet: publicSettings.isMailSet, flash, stopped: stoppedIn(query) };
}

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/** Invites or removes a writer, or lets one publish. */
export async function action(asked: Route.ActionArgs) {
  await requireProof(asked, deskPaths.writers());
  const { writers } = servicesOf(asked.context).owner;
  const fields = await readFields(asked.request);
  const [act = "", id = ""] = (fields.act ?? "").split(":");
  if (act === "remove") {
    const { name, stoppedPlans } = await writers.remove(id);
    if (name) await noteActivity(asked, { kind: "writer-removed", about: name });
    return redirect(deskPaths.writers({ flash: "removed", ...toldOf(stoppedPlans) }), 303);
  }
  if (act === "allow" || act === "forbid") {
    const { name, stoppedPlans } = await writers.letPublish(id, act === "allow");
    if (name) await noteActivity(asked, { kind: act === "allow" ? "writer-allowed" : "writer-limited", about: name });
    return redirect(deskPaths.writers({ flash: "changed", ...toldOf(stoppedPlans) }), 303);
  }
  return invite(asked, fields);
}

async function invite(asked: Asked, fields: Fields) {
  const { owner, publicSettings } = servicesOf(asked.context);
  const line = (typed: string | undefined, max: number) => readText(typed ?? "", "line", max).text.slice(0, max);
  const name = line(fields.name, maxNameCharacters);
  const email = line(fields.email, 254);
  const refuse = (problem: InviteProblem) => data({ problem, typed: { name, email } }, { status: 422 });
  if (name === "") return refuse("name");
  if (!isEmailAddress(email) || !publicSettings.isMailSet) return refuse("email");
  if (!(await owner.writers.invite({ name, email, mayPublish: fields.publish === "yes" }))) return refuse("full");
  await noteActivity(asked, { kind: "writer-invited", about: name });
  return redirect(deskPaths.writers({ flash: "invited" }), 303);
}

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

export default function Writers({ loaderData, actionData }: Route.ComponentProps) {
  const { writers, isMailSet, flash, stopped } = loaderData;
  return (
    <>
      <DeskHead back={deskPaths.access()} backWords={accessCopy.back} title={copy.title} look="h2" lead={copy.lead}>
        <Flash words={actionData ? undefined : copy.done[flash]} />
        {!actionData && <StoppedPlans count={stopped} words={copy.stopped} />}
      </DeskHead>
      {writers.length > 0 ? <WriterTable writers={writers} /> : <p className="quiet">{copy.none}</p>}
      <InviteForm isMailSet={isMailSet} unsaved={actionData} />
    </>
  );
}

import { data, redirect } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { DeskHead } from "#platform/desk/desk-head.tsx";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { Flash } from "#platform/desk/flash.tsx";
import { readFields } from "#platform/http/read-fields.ts";
import { servicesOf } from "#platform/http/services.ts";
import { readTexts } from "#platform/text/read-text.ts";
import { GoLink } from "#platform/ui/go-link.tsx";
import { answerPaths } from "../answer-paths.ts";
import { answerLimits } from "../rules/answer-words.ts";
import { answersDeskCopy as copy } from "../words/desk.ts";
import type { Route } from "./+types/answer";
import { AnswerForm } from "./answer-form.tsx";
import { EarlierWords, LatestWords } from "./conversation.tsx";
import "#platform/rich-text/rich-text.css";
import "./answers.css";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const asked = Object.fromEntries(new URL(request.url).searchParams);
  const shown = await servicesOf(context).answers.form(params.id, asked);
  if (!shown) throw data(null, { status: 404, statusText: "Not Found" });
  return shown;
}

/** Keeps, sends, takes back or discards an answer, or removes a file of one, by the button that was pressed. */
export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const { answers } = servicesOf(context);
  const inForm = (answer: keyof typeof copy.flash) => redirect(answerPaths.form(id, { answer }), 303);
  const onPerson = (answer: keyof typeof copy.flash) => redirect(answerPaths.person(id, { answer }), 303);
  const fields = await readFields(request);
  const [act = "", of = ""] = (fields.act ?? "").split(" ");
  if (act === "take-back") return (await answers.takeBack(id, of)) ? inForm("taken") : onPerson("late");
  if (act === "discard") {
    await answers.discard(id);
    return onPerson("discarded");
  }
  const { values, tooLong } = readTexts(fields, answerLimits);
  const kept = await answers.keep(id, values, fields.seen);
  if (kept.kind === "gone") return onPerson("gone");
  if (kept.kind === "changed elsewhere") return data({ typed: values, elsewhere: kept.words }, { status: 409 });
  if (act === "remove") {
    await answers.removeFile(id, of);
    return inForm("removed");
  }
  if (act !== "send") return onPerson("kept");
  const outcome = tooLong.length > 0 ? "long" : await answers.send(id);
  return outcome === "queued" ? onPerson(outcome) : inForm(outcome);
}

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

/** The person's last words beside the form for an answer; on a phone above it. */
export default function Answer({ loaderData, actionData }: Route.ComponentProps) {
  const shown = { ...loaderData, ...actionData?.typed };
  const { leadId, name, flash, written, isWaiting, hasMail } = shown;
  return (
    <>
      <DeskHead
        back={deskPaths.lead(leadId)}
        backWords={name}
        title={isWaiting ? copy.answerTo(name) : copy.writeTo(name)}
        look="desk__name"
      >
        <Flash words={flash && copy.flash[flash]} />
        {actionData && <ChangedElsewhere words={actionData.elsewhere} />}
        {!hasMail && (
          <p className="note">
            {copy.noMail} <GoLink href={deskPaths.connection("mail")}>{copy.connect}</GoLink>
          </p>
        )}
      </DeskHead>
      <div className="answering">
        <LatestWords written={written} />
        <AnswerForm shown={shown} />
        <EarlierWords written={written} />
      </div>
    </>
  );
}

/** Pressing again takes what stands in the form. */
const ChangedElsewhere = ({ words: { subject, text } }: { words: { subject: string; text: string } }) => (
  <div className="desk__flash" role="alert">
    <p>{text || subject ? copy.changedElsewhere : copy.goneElsewhere}</p>
    {(text || subject) && (
      <details>
        <summary>{copy.elsewhere}</summary>
        <p>{subject}</p>
        <p className="answer__text">{text}</p>
      </details>
    )}
  </div>
);

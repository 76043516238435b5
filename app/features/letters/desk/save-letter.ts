import { type ActionFunctionArgs, data, redirect } from "react-router";
import { listNewest } from "#features/articles/server/queries/articles.ts";
import { readFields } from "#platform/http/read-fields.ts";
import { type Services, servicesOf } from "#platform/http/services.ts";
import { readText } from "#platform/text/read-text.ts";
import { readLocalTime } from "#platform/time/local-time.ts";
import { letterPaths } from "../letter-paths.ts";
import { isLetterPart } from "../rules/letter-parts.ts";
import { maxSubjectCharacters, maxTextCharacters } from "../rules/letters.ts";

export const flashes = ["saved", "mailed", "sent", "stopped", "gone"] as const;

const maxSlugCharacters = 300;

type Fields = Partial<Record<string, string>>;
type Values = { subject: string; body: string; part: string; articleSlug: string };
export type UnsavedLetter = { form: "letter"; values: Values; problems: ("subject" | "text")[] };
type UnsavedTime = { form: "time"; time: string };

/** Saves, tests, plans, sends or stops a letter, by the button that was pressed. */
export async function saveLetter({ request, params, context }: ActionFunctionArgs) {
  const services = servicesOf(context);
  const { letterAdmin } = services;
  const id = params.id ?? "new";
  const fields = await readFields(request);
  const then = (flash: (typeof flashes)[number], to = id) => redirect(letterPaths.letter(to, { flash }), 303);
  switch (fields.act) {
    case "test":
      return then((await letterAdmin.sendToOwner(id)) ? "mailed" : "gone");
    case "send":
      return send(id, fields.time ?? "", services, then);
    case "stop":
      await letterAdmin.stop(id);
      return then("stopped");
    case "remove":
      await letterAdmin.remove(id);
      return redirect(letterPaths.letters(), 303);
    default:
      return save(id, fields, services, then);
  }
}

type Then = (flash: (typeof flashes)[number], to?: string) => Response;

async function save(id: string, fields: Fields, services: Services, then: Then) {
  const subject = readText(fields.subject, "line", maxSubjectCharacters);
  const text = readText(fields.text, "lines", maxTextCharacters);
  const articles = await listArticles(services);
  const article = articles.find(({ slug }) => slug === fields.article?.slice(0, maxSlugCharacters));
  const part = isLetterPart(fields.part ?? "") ? (fields.part as "all") : "all";
  const values = {
    subject: subject.text || (article?.title ?? "").slice(0, maxSubjectCharacters),
    body: text.text || (article?.excerpt ?? ""),
    part,
    articleSlug: article?.slug ?? "",
  };
  const problems: UnsavedLetter["problems"] = [];
  if (subject.isTooLong || !values.subject) problems.push("subject");
  if (text.isTooLong || !values.body) problems.push("text");
  if (problems.length > 0) return data({ form: "letter", values, problems } satisfies UnsavedLetter, { status: 422 });
  const saved = await services.letterAdmin.save(id === "new" ? undefined : id, { ...values, part });
  return saved ? then("saved", saved) : then("gone");
}

async function send(id: string, time: string, { letterAdmin, clock, facts }: Services, then: Then) {
  const nowMs = clock();
  const dueMs = time === "" ? nowMs : readLocalTime(time, facts().booking.timeZone);
  if (dueMs === undefined || dueMs < nowMs) return data({ form: "time", time } satisfies UnsavedTime, { status: 422 });
  return then((await letterAdmin.plan(id, dueMs)) ? "sent" : "gone");
}

/** The articles that a letter can bring, the newest first. */
export async function listArticles({ db }: Services) {
  const { posts } = await listNewest(db, maxArticles);
  return posts.map(({ slug, title, excerpt }) => ({ slug, title, excerpt }));
}

const maxArticles = 100;

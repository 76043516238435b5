import { type ActionFunctionArgs, data, redirect } from "react-router";
import { listNewest } from "#features/articles/server/queries/articles.ts";
import { readFields } from "#platform/http/read-fields.ts";
import { type Services, servicesOf } from "#platform/http/services.ts";
import { readTexts } from "#platform/text/read-text.ts";
import { readLocalTime } from "#platform/time/local-time.ts";
import { letterPaths } from "../letter-paths.ts";
import { isLetterPart, type LetterPart } from "../rules/letter-parts.ts";
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

const limits = {
  subject: { kind: "line", maxCharacters: maxSubjectCharacters },
  text: { kind: "lines", maxCharacters: maxTextCharacters },
} as const;

/** A letter as its form has it. */
export async function readLetter(fields: Fields, services: Services) {
  const { values, tooLong } = readTexts(fields, limits);
  const articles = await listArticles(services);
  const article = articles.find(({ slug }) => slug === fields.article?.slice(0, maxSlugCharacters));
  const part: LetterPart = isLetterPart(fields.part ?? "") ? (fields.part as LetterPart) : "all";
  const letter = { subject: values.subject, body: values.text, part, articleSlug: article?.slug ?? "" };
  return { letter, article, tooLong };
}

async function save(id: string, fields: Fields, services: Services, then: Then) {
  const { letter, article, tooLong } = await readLetter(fields, services);
  const values = {
    ...letter,
    subject: letter.subject || (article?.title ?? "").slice(0, maxSubjectCharacters),
    body: letter.body || (article?.excerpt ?? ""),
  };
  const problems = [...missingIn(values), ...tooLong];
  if (problems.length > 0) return refuse(values, problems);
  const saved = await services.letterAdmin.save(id === "new" ? undefined : id, values);
  return saved ? then("saved", saved) : then("gone");
}

const missingIn = ({ subject, body }: Pick<Values, "subject" | "body">) => [
  ...(subject ? [] : ["subject" as const]),
  ...(body ? [] : ["text" as const]),
];

const refuse = (values: Values, problems: UnsavedLetter["problems"]) =>
  data({ form: "letter", values, problems } satisfies UnsavedLetter, { status: 422 });

async function send(id: string, time: string, { letterAdmin, clock, facts }: Services, then: Then) {
  const nowMs = clock();
  const dueMs = time === "" ? nowMs : readLocalTime(time, facts().booking.timeZone);
  const letter = await letterAdmin.findNewsletter(id);
  const missing = letter?.state === "draft" ? missingIn(letter) : [];
  if (letter && missing.length > 0) return refuse(letter, missing);
  if (dueMs === undefined || dueMs < nowMs) return data({ form: "time", time } satisfies UnsavedTime, { status: 422 });
  return then((await letterAdmin.plan(id, dueMs)) ? "sent" : "gone");
}

/** The articles that a letter can bring, the newest first. */
export async function listArticles({ db }: Services) {
  const { posts } = await listNewest(db, maxArticles);
  return posts.map(({ slug, title, excerpt }) => ({ slug, title, excerpt }));
}

const maxArticles = 100;

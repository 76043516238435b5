import { fieldCount } from "#features/details/rules/type-fact.ts";
import { factGroups } from "#features/details/words/business-details.ts";
import { payload } from "../outbox.ts";
import type { Fields } from "./fillers.ts";

/** The body of a route's post: fixed fields, and those to fill. */
export type Shape = {
  as: "form" | "parts" | "json" | "text";
  fixed?: Record<string, unknown>;
  filled: readonly string[];
  /** The maximum of this body, if longer ones are handled differently. */
  maxBytes?: number;
  /** Filled in one way only, because each request starts a process. */
  isOnce?: true;
  /** Without the owner's cookie. */
  isVisitors?: true;
};

const lead = ["name", "email", "business", "phone", "message", "consent", "attribution", "subject", "at"];
const leadForm: Shape[] = [{ as: "form", filled: lead }];
const booking = ["start", "name", "email", "timeZone", "notes", "from", "subject", "at", "idempotency_key"];
const answers = Object.fromEntries(Array.from({ length: 15 }, (_, index) => [`q${index + 1}`, "3"]));
const scores = Object.keys(payload);
const quizHook: Shape[] = [
  { as: "json", filled: scores },
  { as: "json", fixed: payload, filled: ["email"] },
];
const earlierDesk = [
  ...["leads", "leads/:id", "leads/:id/export", "leads.csv"],
  ...["deliveries", "deliveries/:id", "parties", "facts"],
];
/** Longer ones hold pictures. */
const maxTextBytes = 256 * 1024;

const article = ["title", "author", "date", "content", "categories", "image", "id", "slug", "due"];
const good = { title: "A walk", categories: "Wine" };
const articles: Shape[] = [
  { as: "json", filled: article, maxBytes: 32 * 1024 },
  { as: "json", fixed: { ...good, id: "filled" }, filled: ["content"], maxBytes: 32 * 1024 },
  { as: "parts", fixed: good, filled: ["content", "image"], isOnce: true },
];
const facts = (id: string): Shape => {
  const group = factGroups.find((each) => each.id === id);
  const fields = group?.facts.flatMap(({ path, kind }) =>
    Array.from({ length: fieldCount(kind) }, (_, at) => `${path}.${at}`),
  );
  return { as: "form", filled: fields ?? [] };
};

const words: Shape[] = [
  { as: "form", filled: ["text.300", "base.300", "text.301", "standard.301"] },
  { as: "form", filled: ["act"] },
];

/** The posts that each route reads. */
export const shapes: Record<string, Shape[]> = {
  "/visibility-blueprint": leadForm,
  "/cigar-lounge-playbook": leadForm,
  "/winery-playbook": leadForm,
  "/fine-dining-playbook": leadForm,
  "/widget/form/:formId": [...leadForm, { as: "parts", filled: lead }],
  "/visibility-quiz": [
    { as: "form", filled: Object.keys(answers) },
    { as: "form", fixed: answers, filled: ["email"] },
  ],
  "/book-consultation": [{ as: "form", filled: booking }],
  "/book-consultation/:slug": [{ as: "form", filled: [...booking, "answer1", "answer2"] }],
  "/widget/booking/:calendarId": [
    { as: "form", filled: booking },
    { as: "json", filled: booking },
  ],
  "/booking/:key/move": [
    { as: "form", filled: ["start", "from", "timeZone"] },
    { as: "json", filled: ["start"] },
  ],
  "/booking/:key/cancel": [{ as: "form", filled: ["x"] }],
  "/booking/:key/reminders": [{ as: "form", filled: ["reminders"] }],
  "/api/feed": [{ as: "text", filled: [] }],
  "/api/quiz-steps": [{ as: "text", filled: [] }],
  "/api/hooks/crm": quizHook,
  "/api/hooks/workflow": quizHook,
  "/mcp": [
    { as: "json", fixed: { jsonrpc: "2.0", id: 1 }, filled: ["method"] },
    { as: "json", fixed: { jsonrpc: "2.0", id: 1, method: "tools/call" }, filled: ["params"] },
  ],
  "/desk/sign-in": [
    { as: "form", filled: ["key"], isVisitors: true },
    { as: "form", filled: ["credential"], isVisitors: true },
  ],
  "/desk/sign-out": [{ as: "form", filled: ["x"], isVisitors: true }],
  "/desk/people": [{ as: "form", filled: ["act", "status", "tag", "person", "id"] }],
  "/desk/people/:id": [
    { as: "form", fixed: { intent: "add-note" }, filled: ["note"] },
    { as: "form", fixed: { intent: "plan-step" }, filled: ["step", "day"] },
    { as: "form", filled: ["intent", "sure", "status", "note", "id", "step", "day"] },
  ],
  ...Object.fromEntries(earlierDesk.map((path) => [`/desk/${path}`, [{ as: "form", filled: ["x"] }]])),
  "/desk/set-aside": [{ as: "form", filled: ["release"] }],
  "/desk/bookings": [
    { as: "form", filled: ["cancel"] },
    { as: "form", filled: ["renew"] },
    { as: "form", filled: ["moveThere", "start"] },
    { as: "form", filled: ["putBack"] },
  ],
  "/desk/bookings/new": [{ as: "form", filled: ["start", "kind", "name", "email", "notes", "idempotency_key"] }],
  "/desk/bookings/kinds/:id": [
    {
      as: "form",
      fixed: { act: "save" },
      filled: ["name.0", "slug.0", "about.0", "place.0", "lengthMinutes.0", "questions"],
    },
    { as: "form", filled: ["act"] },
  ],
  "/desk/bookings/:id": [
    { as: "form", fixed: { act: "move" }, filled: ["start", "note"] },
    { as: "form", fixed: { act: "cancel" }, filled: ["note"] },
    { as: "form", filled: ["act"] },
  ],
  "/letters/confirm/:token": [{ as: "form", filled: ["x"], isVisitors: true }],
  "/letters/stop/:key": [{ as: "form", filled: ["letters", "List-Unsubscribe"], isVisitors: true }],
  "/desk/letters/:id": [
    { as: "form", filled: ["subject", "text", "part", "article"] },
    { as: "form", fixed: { act: "send" }, filled: ["time"] },
    { as: "form", filled: ["act"] },
  ],
  "/desk/letters/:id/kept": [{ as: "form", filled: ["subject", "text", "part", "article"] }],
  "/desk/people/:id/answer": [
    { as: "form", fixed: { act: "save" }, filled: ["subject", "text"] },
    { as: "form", filled: ["act"] },
  ],
  "/desk/people/:id/answer/kept": [{ as: "form", filled: ["subject", "text"] }],
  "/desk/sent-messages": [{ as: "form", filled: ["intent", "test"] }],
  "/desk/sent-messages/replies": [{ as: "form", filled: ["intent"] }],
  "/desk/sent-messages/:id": [{ as: "form", filled: ["intent"] }],
  "/desk/pictures/brand": [
    { as: "form", filled: ["act"] },
    { as: "parts", filled: ["file"], isOnce: true },
  ],
  "/desk/pictures/:name": [
    { as: "form", fixed: { act: "change" }, filled: ["alt", "left", "top", "width", "focusX", "focusY"] },
    { as: "form", filled: ["act"] },
    { as: "parts", fixed: { alt: "A cellar" }, filled: ["file"], isOnce: true },
  ].map((shape) => ({ ...(shape as Shape), maxBytes: maxTextBytes })),
  "/desk/business/:group": [facts("booking"), { as: "form", filled: ["act", "sure"] } satisfies Shape].map((shape) => ({
    ...shape,
    maxBytes: maxTextBytes,
  })),
  "/desk/words": words,
  "/desk/words/:group": words,
  "/desk/words/draft": words,
  "/desk/edit/:group": words,
  "/api/dash": [{ as: "json", filled: ["question", "conversation"], maxBytes: 16 * 1024, isVisitors: true }],
  "/dash": [{ as: "form", filled: ["name", "email", "message", "conversation", "subject", "at"], isVisitors: true }],
  "/desk/questions": [
    { as: "form", fixed: { act: "save" }, filled: ["id", "question", "answer", "path", "settles"] },
    { as: "form", filled: ["act", "settles"] },
  ],
  "/desk/visibility": [{ as: "form", filled: ["letter"] }],
  "/desk/business/addresses": [
    { as: "form", filled: ["from", "to"] },
    { as: "form", fixed: { act: "several" }, filled: ["lines"] },
    { as: "form", filled: ["act"] },
  ],
  "/desk/business/addresses/links": [{ as: "form", filled: ["x"] }],
  "/desk/link/:token": [{ as: "form", filled: ["x"], isVisitors: true }],
  "/desk/checklist": [{ as: "form", filled: ["say"] }],
  "/desk/launch-check": [{ as: "form", filled: ["say", "page", "field"] }],
  "/desk/go-live": [{ as: "form", filled: ["say"] }],
  "/desk/connections/:name": [
    { as: "form", fixed: { intent: "save", ownerKey: "a-key-of-the-owner-for-this-test" }, filled: ["url"] },
    { as: "form", filled: ["intent", "ownerKey", "draft", "provider", "testTo"] },
  ],
  "/desk/connections": [{ as: "form", filled: ["integration"] }],
  "/desk/backup/everything": [{ as: "form", filled: ["x"], isOnce: true }],
  "/desk/access": [{ as: "form", filled: ["end"] }],
  "/desk/access/owner-key": [{ as: "form", filled: ["newKey"] }],
  "/desk/access/publishing-keys": [{ as: "form", filled: ["name", "revoke"] }],
  "/desk/access/passkeys": [
    { as: "form", filled: ["name", "credential"] },
    { as: "form", filled: ["rename", "remove", "only"] },
  ],
  "/desk/passkey-challenge": [{ as: "form", filled: ["purpose", "invitation"], isVisitors: true }],
  "/desk/access/writers": [{ as: "form", filled: ["name", "email", "publish", "act"] }],
  "/desk/invitation/:token": [{ as: "form", filled: ["credential"], isVisitors: true }],
  "/desk/confirm": [{ as: "form", filled: ["ownerKey", "credential"] }],
  "/desk/feed": [{ as: "form", filled: ["x"] }],
  "/desk/articles": [...articles, { as: "json", fixed: good, filled: ["content"], isOnce: true }],
  "/desk/articles/:id": articles,
};

export const asFields = (fixed: Shape["fixed"] = {}) => fixed as Fields;

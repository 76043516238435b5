import { createHash } from "node:crypto";
import { foldMailbox } from "#app/rules/mail/fold-mailbox.ts";
import { hashOwnerKey } from "#server/owner/owner-key.ts";
import { startOfTest } from "../app.ts";
import { accessOfBefore, hourMs, idOf, type Row, type RowsOfBefore } from "./earlier-access.ts";
import { article, draft, version } from "./earlier-articles.ts";
import { calendarRows } from "./earlier-calendar-rows.ts";
import { dashRows } from "./earlier-dash-rows.ts";
import { letterRows } from "./earlier-letters.ts";
import { mailboxRows } from "./earlier-mailbox.ts";

export type { Row, RowsOfBefore };

export const keyOfBefore = "the-key-of-a-version-before";

const many = (count: number, row: (number: number) => Row) => Array.from({ length: count }, (_, number) => row(number));

export const emailOf = (number: number) => `Guest.${number}@Cellar.example`;

const changedText = { text_group: "home", path: "hero.title" };

export const noteOf = (number: number) => `Called ${number} times; 🍷 in December.`;

const lead = (number: number): Row => ({
  id: idOf("lead", number),
  email_folded: emailOf(number).toLowerCase(),
  email: emailOf(number),
  name: `Délphine Roux-${number}`,
  business: `Maison ${number}`,
  phone: "+1 707 555 0199",
  wants_letters: number % 2,
  ...{ first_source: "assistants", first_page: "/services" },
  created_at: startOfTest - 48 * hourMs,
  last_contact_at: startOfTest - 24 * hourMs + number,
  status: "new",
  note: noteOf(number),
  next_step: "",
  next_step_day: "",
  came_by: "winery",
  quiz_score: 52,
});

const submission = (number: number): Row => ({
  id: idOf("submission", number),
  lead_id: idOf("lead", number),
  form: "winery",
  email_folded: emailOf(number).toLowerCase(),
  entry: JSON.stringify({
    name: `Délphine Roux-${number}`,
    email: emailOf(number),
    business: `Maison ${number}`,
    phone: "+1 707 555 0199",
    message: `Nobody finds shop ${number}.`,
    consent: true,
  }),
  attribution: "{}",
  quarantine: "",
  created_at: startOfTest - 24 * hourMs + number,
});

const quizResult = (number: number): Row => ({
  id: idOf("quiz", number),
  idempotency_key: `key-${number}`,
  body_hash: `hash-${number}`,
  email: emailOf(number),
  quiz_score: 52,
  quiz_result_category: "Good",
  seo_score: 18,
  lead_generation_score: 16,
  user_experience_score: 18,
  created_at: startOfTest - 24 * hourMs + number,
  link_key: idOf("link", number),
  email_folded: emailOf(number).toLowerCase(),
  answers: number % 2 === 0 ? "444333433324444" : null,
});

const message = (number: number): Row => ({
  id: idOf("message", number),
  destination: "quiz-crm",
  body: JSON.stringify({ email: emailOf(number), quiz_score: 52 }),
  state: (["waiting", "delivered", "parked"] as const)[number % 3] ?? "waiting",
  attempts: number % 3 === 2 ? 9 : 0,
  due_at: startOfTest + 24 * hourMs,
  claimed_until: 0,
  last_outcome: number % 3 === 2 ? "answered 500" : "",
  created_at: startOfTest - hourMs + number,
  settled_at: number % 3 === 0 ? null : startOfTest,
  about: emailOf(number).toLowerCase(),
  replayed_at: null,
  is_failing: number % 3 === 2 ? 1 : 0,
  booking_id: null,
  is_overtaken: 0,
});

const taggedEmailOf = (number: number) => emailOf(number).replace("@", "+wine@");

const booking = (number: number): Row => ({
  id: idOf("booking", number),
  link_key: idOf("visit", number),
  start_at: startOfTest + (48 + number) * hourMs,
  end_at: startOfTest + (48.5 + number) * hourMs,
  state: "booked",
  name: `Délphine Roux-${number}`,
  email: taggedEmailOf(number),
  email_folded: taggedEmailOf(number).toLowerCase(),
  time_zone: "Europe/Paris",
  notes: `Two labels, cellar ${number}`,
  revision: 0,
  remind_at: startOfTest + (24 + number) * hourMs,
  wants_reminders: 1,
  created_at: startOfTest - hourMs,
  changed_at: startOfTest - hourMs,
  network: "",
  wide_network: "",
  mailbox: foldMailbox(taggedEmailOf(number)),
  idempotency_key: null,
  body_hash: "",
  no_show: 0,
  letter_at: null,
});

const bytes = new Uint8Array([0, 255, 39, 92, 10]);
const mediaHash = createHash("sha256").update(bytes).digest("base64url");

/** Rows of a site that has been in use, in an order in which every referenced row comes first. */
export const rowsOfBefore = async (count: number): Promise<RowsOfBefore[]> => [
  ["articles", many(count, article)],
  ["article_categories", many(count, (number) => ({ article_id: idOf("article", number), category: "Wine" }))],
  ["article_versions", many(3, version)],
  ["article_drafts", [draft]],
  ["old_addresses", [{ slug: "article-of-before", article_id: idOf("article", 1) }]],
  ["owner_keys", [{ hash: await hashOwnerKey(keyOfBefore), created_at: startOfTest - hourMs }]],
  ...accessOfBefore,
  ["owner_links", [{ token_hash: "hash", owner_key_id: 1, expires_at: startOfTest + hourMs }]],
  ["quiz_results", many(count, quizResult)],
  ["outbox", many(count, message)],
  ["leads", many(count, lead)],
  ["lead_submissions", many(count, submission)],
  ["lead_words", many(count, (number) => ({ word: "delphine", lead_id: idOf("lead", number) }))],
  [
    "lead_notes",
    many(count, (number) => ({
      id: idOf("lead", number),
      lead_id: idOf("lead", number),
      text: noteOf(number),
      created_at: startOfTest - 24 * hourMs + number,
      changed_at: null,
    })),
  ],
  [
    "lead_events",
    many(3, (number) => ({
      id: idOf("event", number),
      lead_id: idOf("lead", number),
      kind: "status",
      details: '{"from":"closed","to":"new"}',
      created_at: startOfTest - 24 * hourMs,
    })),
  ],
  [
    "lead_ways",
    many(count, (number) => ({
      lead_id: idOf("lead", number),
      way: "winery",
      status: "new",
      last_contact_at: startOfTest - 24 * hourMs + number,
    })),
  ],
  [
    "lead_sources",
    many(count, (number) => ({ lead_id: idOf("lead", number), source: "assistants", page: "/services" })),
  ],
  ["owner_letters", [{ name: "monday", is_off: 0, sent_for: "2026-11-09" }]],
  ["bookings", many(Math.min(count, 20), booking)],
  ["facts", [{ path: "contact.email", value: '"cellar@house.example"', updated_at: startOfTest - hourMs }]],
  ["previous_facts", [{ path: "contact.email", value: null, change_id: "" }]],
  ["leases", [{ name: "feed", holder: "somebody gone", until: startOfTest - hourMs }]],
  ["visit_counts", [{ kind: "page", day: "2026-11-20", path: "/about", count: 41 }]],
  [
    "agent_counts",
    [{ day: "2026-11-20", kind: "question", agent: "ChatGPT-User", path: "/about", is_confirmed: 0, count: 4 }],
  ],
  ["media", [{ hash: mediaHash, type: "image/webp", bytes, made_at: startOfTest - hourMs }]],
  [
    "pictures",
    [
      {
        id: "picture",
        address: "https://pictures.example/a.jpg",
        state: "ready",
        attempts: 1,
        due_at: 0,
        outcome: "",
        width: 4,
        height: 3,
      },
    ],
  ],
  ["picture_uses", [{ article_hash: String(article(0).hash), picture_id: "picture" }]],
  ["picture_files", [{ picture_id: "picture", width: 4, type: "webp", hash: mediaHash }]],
  ["guides", [{ name: "cigar", inputs: "of before", pdf: bytes, made_at: startOfTest - hourMs }]],
  ["guide_pages", [{ name: "cigar", page: 4, bytes }]],
  [
    "guide_faults",
    [{ name: "winery", inputs: "of before", fault: '{"kind":"overflow","page":4}', failed_at: startOfTest - hourMs }],
  ],
  ["announcements", [{ article_id: idOf("article", 0), state: "told" }]],
  ["backup_health", [{ id: 1, last_attempt_at: 1, last_made_at: 1, file: "a", bytes: 9, outcome: "" }]],
  ["party_outcomes", [{ party: "mail", is_well: 1, outcome: "", at: startOfTest - hourMs, detail: "" }]],
  [
    "connections",
    [{ name: "owner-mailbox", plain: '{"address":"ada@house.example"}', secrets: "", secrets_at: 0, changed_at: 1 }],
  ],
  ["outbox_resends", [{ list: "failing", asked_at: startOfTest - hourMs }]],
  ["launch_steps", [{ name: "live", done_at: startOfTest - hourMs }]],
  ["words", [{ ...changedText, text: "Worth the climb,", standard: "Worth the detour," }]],
  ["word_drafts", [{ ...changedText, text: null, standard: "Worth the detour,", saved_at: startOfTest }]],
  [
    "word_changes",
    [
      {
        ...changedText,
        change_id: idOf("change", 1),
        text_before: null,
        text_after: "Worth the climb,",
        published_at: startOfTest,
      },
    ],
  ],
  ["redirects", [{ old_address: "/old.html", new_address: "/about", created_at: startOfTest - hourMs }]],
  [
    "missed_addresses",
    [{ address: "/gone", count: 3, last_at: startOfTest, linked_from: "https://a.example/", is_set_aside: 0 }],
  ],
  ["link_check", [{ id: 1, asked_at: startOfTest, ended_at: startOfTest, pages: 9, links: 1, checked: 1, is_cut: 0 }]],
  ["doubtful_links", [{ address: "https://a.example/", state: "dead", answer: "404", pages: '["/about"]' }]],
  ["looks", [{ name: "wine", current_id: "own-wine", previous_id: null, changed_at: startOfTest }]],
  [
    "look_versions",
    [
      {
        id: "own-wine",
        name: "wine",
        details: JSON.stringify({ alt: "A cellar", colour: "#221100", focus: { xPercent: 50, yPercent: 50 } }),
        made_at: startOfTest,
      },
    ],
  ],
  ["look_files", [{ version_id: "own-wine", address: "/pictures/wine-800.webp", hash: mediaHash }]],
  ...calendarRows,
  ...letterRows,
  ...mailboxRows,
  ...dashRows,
  ["alerts", [{ name: "feed", since: startOfTest - hourMs, told_at: startOfTest }]],
];

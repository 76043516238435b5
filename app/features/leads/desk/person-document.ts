import { deliveriesCopy } from "#platform/desk/words/sent-messages.ts";
import { englishOf } from "#platform/intl/place.ts";
import { hideDeskLinks } from "#platform/mail/hide-desk-links.ts";
import { deliveryStatus } from "#platform/outbox/delivery-status.ts";
import type { PersonSection, SayMoment } from "#platform/process/server/server-feature.ts";
import { type Xml, xml } from "#platform/text/escape-xml.ts";
import type { BusinessPlace } from "#platform/time/business-time.ts";
import { pageName } from "../page-name.ts";
import type { LeadEvent } from "../rules/lead-event.ts";
import { keptFields, textFields } from "../rules/lead-fields.ts";
import type { readPerson } from "../server/queries/read-person.ts";
import { leadsCopy } from "../words/desk.ts";
import { leadLabels } from "../words/lead-form.ts";
import { nameSource } from "../words/lead-sources.ts";
import { personDocumentCopy as copy } from "../words/person-document.ts";
import { type DocumentRecord, documentPage } from "./document-page.ts";

type Person = Awaited<ReturnType<typeof readPerson>>;
type Pages = "submissions" | "quizResults" | "events" | "messages";
type RowOf<Name extends Pages> = Person[Name] extends AsyncIterable<(infer Row)[]> ? Row : never;
type Made = {
  brand: string;
  place: BusinessPlace;
  nowMs: number;
  /** Of other features. */
  sections: readonly PersonSection[];
  say: SayMoment;
};

/** Everything stored about one person, as an HTML page of its own that reads and prints well. */
export function personDocument(person: Person, { brand, place, nowMs, sections, say }: Made): AsyncGenerator<string> {
  const name = person.lead?.name || person.lead?.email || "";
  return documentPage({
    title: copy.title(name),
    made: copy.made(brand, say(nowMs), place.timeZone.replaceAll("_", " ")),
    lang: englishOf(place.locale),
    sections: [
      { title: copy.person.title, records: [person.lead ? [aboutPerson(person, person.lead, say)] : []] },
      { title: copy.notes.title, records: [person.notes.map((note) => aboutNote(note, say))] },
      { title: copy.forms.title, records: eachOf(person.submissions, (sent) => aboutForm(sent, say)) },
      { title: copy.quiz.title, records: eachOf(person.quizResults, (result) => aboutQuiz(result, say)) },
      { title: copy.sessions.title, records: [person.bookings.map((booking) => aboutSession(booking, say))] },
      { title: copy.events.title, records: eachOf(person.events, (event) => aboutEvent(event, say)) },
      ...sections.map(({ title, records }) => ({ title, records: [records] })),
      { title: copy.messages.title, records: eachOf(person.messages, (message) => aboutMessage(message, say)) },
    ],
  });
}

async function* eachOf<Row>(pages: AsyncIterable<Row[]>, about: (row: Row) => DocumentRecord) {
  for await (const page of pages) yield page.map(about);
}

const yesNo = (flag: unknown) => (flag ? copy.yes : copy.no);

const aboutPerson = (
  { ways, words, tags }: Person,
  lead: NonNullable<Person["lead"]>,
  say: SayMoment,
): DocumentRecord => ({
  rows: [
    ...keptFields.map((field) => [leadLabels[field], lead[field]] as const),
    [copy.person.letters, yesNo(lead.wants_letters)],
    [copy.person.status, leadsCopy.statuses[lead.status]],
    [copy.person.ways, ways.map(leadsCopy.way).join(", ")],
    [copy.person.lastWay, leadsCopy.way(lead.came_by)],
    [copy.person.firstSource, lead.first_source && nameSource(lead.first_source)],
    [copy.person.campaign, lead.first_campaign],
    [copy.person.firstPage, lead.first_page && pageName(lead.first_page)],
    [copy.person.tags, tags.join(", ")],
    [copy.person.asked, lead.has_asked ? copy.yes : ""],
    [copy.person.warm, lead.warm_until > 0 ? say(lead.warm_until) : ""],
    [copy.person.score, String(lead.quiz_score ?? "")],
    [copy.person.first, say(lead.created_at)],
    [copy.person.last, say(lead.last_contact_at)],
    [copy.person.waits, say(lead.waits_since)],
    [copy.person.step, lead.next_step],
    [copy.person.stepDay, lead.next_step_day],
    [copy.person.words, words.join(", ")],
  ],
});

const aboutNote = (note: Person["notes"][number], say: SayMoment): DocumentRecord => ({
  head: say(note.created_at),
  rows: [
    [copy.notes.text, note.text],
    [copy.notes.changed, say(note.changed_at)],
    [copy.notes.earlier, note.earlier_text ?? undefined],
  ],
});

const cameKeys = Object.keys(copy.forms.came) as (keyof typeof copy.forms.came)[];

const aboutForm = ({ form, lead, attribution, suspicion, createdAt }: RowOf<"submissions">, say: SayMoment) => ({
  head: `${say(createdAt)}: ${leadsCopy.way(form)}`,
  rows: [
    ...textFields.map((field) => [leadLabels[field], lead[field]] as const),
    [copy.forms.consent, yesNo(lead.consent)],
    ...cameKeys.map((key) => [copy.forms.came[key], attribution[key]] as const),
    [copy.forms.spam, leadsCopy.aside.reasons[suspicion as keyof typeof leadsCopy.aside.reasons] ?? suspicion],
  ] as DocumentRecord["rows"],
});

const aboutQuiz = (result: RowOf<"quizResults">, say: SayMoment): DocumentRecord => ({
  head: say(result.created_at),
  rows: [
    [leadLabels.email, result.email],
    [copy.quiz.total, String(result.quiz_score)],
    [copy.quiz.band, result.quiz_result_category],
    [copy.quiz.seo, String(result.seo_score)],
    [copy.quiz.leads, String(result.lead_generation_score)],
    [copy.quiz.experience, String(result.user_experience_score)],
    [copy.quiz.answers, [...(result.answers ?? "")].join(" ")],
    [copy.quiz.letters, yesNo(result.wants_letters)],
    [copy.quiz.aside, result.is_set_aside ? copy.yes : ""],
  ],
});

const aboutSession = (booking: Person["bookings"][number], say: SayMoment): DocumentRecord => ({
  head: say(booking.start_at),
  rows: [
    [copy.sessions.state, copy.sessions.states[booking.state]],
    [leadLabels.name, booking.name],
    [leadLabels.email, booking.email],
    [leadLabels.phone, booking.phone],
    [copy.sessions.notes, booking.notes],
    [copy.sessions.zone, booking.time_zone.replaceAll("_", " ")],
    [copy.sessions.meeting, booking.meeting],
    [copy.sessions.absent, booking.no_show ? copy.yes : ""],
    [copy.sessions.reminders, yesNo(booking.wants_reminders)],
    [copy.sessions.booked, say(booking.created_at)],
    [copy.sessions.changed, say(booking.changed_at)],
    [copy.network, [booking.network, booking.wide_network].filter(Boolean).join(", ")],
  ],
});

const aboutEvent = (event: RowOf<"events">, say: SayMoment): DocumentRecord => ({
  head: say(event.created_at),
  rows: [["", sayEvent(event, say)]],
});

function sayEvent(event: LeadEvent, say: SayMoment): string {
  const { status, stepDone, session, replied, answered, repliedFrom, addressGone, cameBack, complained } =
    leadsCopy.timeline;
  if (event.kind === "status") return status(event.details.from, event.details.to);
  if (event.kind === "step done") return stepDone(event.details.step);
  if (event.kind === "replied") {
    const { subject, from, text } = event.details;
    return [replied(subject), from && repliedFrom(from), text].filter(Boolean).join("\n");
  }
  if (event.kind === "answered") return [answered(event.details.subject), event.details.text].join("\n");
  if (event.kind === "bounced") return [event.details.isHard ? addressGone : cameBack, event.details.reason].join(": ");
  if (event.kind === "complained") return complained;
  return session(event.kind, say(event.details.startMs ?? null));
}

function aboutMessage(row: RowOf<"messages">, say: SayMoment): DocumentRecord {
  const isMail = row.destination === "mail";
  const body = JSON.parse(row.body);
  const { state, attempts, is_failing } = row;
  const status = deliveryStatus({ state, attempts, isFailing: is_failing === 1, isResent: is_failing === 2 });
  const text: Xml = xml`<pre>${isMail ? hideDeskLinks(body.text ?? "") : JSON.stringify(body, null, 2)}</pre>`;
  return {
    head: `${say(row.created_at)}: ${isMail ? body.subject : deliveriesCopy.what[row.destination as keyof typeof deliveriesCopy.what]}`,
    rows: [
      [copy.messages.to, isMail ? (body.to?.address ?? "") : ""],
      [copy.messages.status, deliveriesCopy.states[status]],
      [copy.messages.settled, say(row.settled_at)],
      [copy.messages.answer, row.last_outcome],
      [copy.network, [row.network, row.wide_network].filter(Boolean).join(", ")],
      [isMail ? copy.messages.text : copy.messages.sent, text],
    ],
  };
}

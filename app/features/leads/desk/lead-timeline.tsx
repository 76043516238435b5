import type { ReactNode } from "react";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import { maxOfEach } from "../rules/lead-event.ts";
import { leadsCopy } from "../words/desk.ts";
import type { LeadFileData } from "./load-lead-file.ts";
import { NoteEntry } from "./note-entry.tsx";
import { DeliveryEntry, EventEntry, FormEntry, QuizEntry } from "./timeline-entries.tsx";

const copy = leadsCopy.timeline;

type Entry = { id: string; ms: number; words: ReactNode };

/** Everything that happened with a person, newest first; `action` is where notes are changed. */
export function LeadTimeline({ file, action }: { file: LeadFileData; action: string }) {
  const { moment } = useBusinessTime();
  return (
    <section aria-labelledby="happened">
      <h3 id="happened">{copy.title}</h3>
      <ol className="timeline">
        {listEntries(file, action).map(({ id, ms, words }) => (
          <li key={id}>
            <div>{words}</div>
            <time dateTime={new Date(ms).toISOString()}>{moment(ms)}</time>
          </li>
        ))}
      </ol>
      {file.isCut && <p className="quiet">{copy.cut(maxOfEach)}</p>}
    </section>
  );
}

function listEntries(
  { submissions, quizResults, deliveries, notes, events, sessionNotes }: LeadFileData,
  action: string,
) {
  const entries: Entry[] = [
    ...notes.map((note) => ({ id: note.id, ms: note.createdAt, words: <NoteEntry note={note} action={action} /> })),
    ...events.map((event) => ({
      id: event.id,
      ms: event.createdAt,
      words: <EventEntry {...{ event, sessionNotes }} />,
    })),
    ...deliveries.map((each) => ({ id: each.id, ms: each.createdAt, words: <DeliveryEntry {...each} /> })),
    ...submissions.map((sent) => ({ id: sent.id, ms: sent.createdAt, words: <FormEntry {...sent} /> })),
    ...quizResults.map((result) => ({ id: result.id, ms: result.created_at, words: <QuizEntry {...result} /> })),
  ];
  return entries.toSorted((one, other) => other.ms - one.ms);
}

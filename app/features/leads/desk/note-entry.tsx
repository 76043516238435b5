import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import { Button } from "#platform/ui/button.tsx";
import { Field } from "#platform/ui/field.tsx";
import { maxNoteCharacters } from "../rules/lead-event.ts";
import { leadsCopy } from "../words/desk.ts";
import type { LeadFileData } from "./load-lead-file.ts";

const copy = leadsCopy.notes;

/** A new note. */
export const NoteForm = ({ action }: { action: string }) => (
  <form className="lead-part" method="post" action={action} aria-label={copy.title}>
    <h3>{copy.title}</h3>
    <Field id="note" label={copy.label}>
      {(control) => <textarea {...control} name="note" rows={3} maxLength={maxNoteCharacters} required />}
    </Field>
    <Button kind="line" small bare type="submit" name="intent" value="add-note">
      {copy.add}
    </Button>
  </form>
);

type Props = { note: LeadFileData["notes"][number]; action: string };

/** A note in the timeline, with its changes. */
export function NoteEntry({ note, action }: Props) {
  const { moment } = useBusinessTime();
  const { id, text, createdAt, changedAt } = note;
  const when = moment(createdAt);
  return (
    <>
      <b>{leadsCopy.timeline.note}</b>
      <p className="timeline__note">{text}</p>
      {changedAt !== null && <p>{leadsCopy.timeline.edited(moment(changedAt))}</p>}
      <div className="timeline__acts">
        <details>
          <summary aria-label={copy.editOf(when)}>{copy.edit}</summary>
          <form method="post" action={action}>
            <Field id={`note-${id}`} label={copy.text}>
              {(control) => (
                <textarea
                  {...control}
                  name="note"
                  rows={4}
                  maxLength={maxNoteCharacters}
                  defaultValue={text}
                  required
                />
              )}
            </Field>
            <input type="hidden" name="id" value={id} />
            <Button kind="line" small bare type="submit" name="intent" value="change-note">
              {copy.save}
            </Button>
          </form>
        </details>
        <DeleteNote id={id} when={when} action={action} />
      </div>
    </>
  );
}

/** Takes two clicks, so that no note is deleted by mistake. */
const DeleteNote = ({ id, when, action }: { id: string; when: string; action: string }) => (
  <details>
    <summary aria-label={copy.deleteOf(when)}>{copy.delete}</summary>
    <form method="post" action={action}>
      <p>{copy.sure}</p>
      <input type="hidden" name="id" value={id} />
      <Button kind="ink" small bare type="submit" name="intent" value="delete-note">
        {copy.deleteNow}
      </Button>
    </form>
  </details>
);

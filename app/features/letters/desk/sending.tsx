import { countedTo } from "#platform/desk/counted-to.ts";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import type { Services } from "#platform/http/services.ts";
import { Button } from "#platform/ui/button.tsx";
import { Field } from "#platform/ui/field.tsx";
import { letterPaths } from "../letter-paths.ts";
import { lettersCopy } from "../words/desk.ts";

const copy = lettersCopy.sending;

type Newsletter = NonNullable<Awaited<ReturnType<Services["letterAdmin"]["findNewsletter"]>>>;
type Props = { newsletter: Newsletter; readers: number; perHour: number; wrongTime: string | undefined };

/** Shows how many get the letter and when, with buttons that send or stop it. */
export function Sending({ newsletter, readers, perHour, wrongTime }: Props) {
  const { moment } = useBusinessTime();
  const { id, state, dueAt, waiting } = newsletter;
  const isStoppable = state === "sending" || (state === "sent" && waiting > 0);
  if (state !== "draft" && state !== "planned" && !isStoppable) return null;
  return (
    <section aria-labelledby="sending">
      <h2 id="sending">{copy.title}</h2>
      <form className="letter-form" method="post" action={letterPaths.letter(id)} noValidate>
        {state === "draft" && (
          <>
            <p>
              {copy.readers(readers, countedTo)} {copy.speed(perHour)}
            </p>
            <Field
              id="time"
              label={copy.time}
              hint={copy.timeHint}
              error={wrongTime !== undefined && lettersCopy.editor.problems.time}
            >
              {(control) => <input {...control} type="datetime-local" name="time" defaultValue={wrongTime} />}
            </Field>
            <div className="pair">
              <Button kind="ink" bare type="submit" name="act" value="send">
                {copy.send}
              </Button>
              <button className="textbtn" type="submit" name="act" value="remove">
                {copy.remove}
              </button>
            </div>
          </>
        )}
        {state === "planned" && dueAt !== null && <p>{copy.planned(moment(dueAt))}</p>}
        {isStoppable && <p>{copy.stopHint}</p>}
        {state !== "draft" && (
          <Button kind="ink" bare type="submit" name="act" value="stop">
            {state === "planned" ? copy.unplan : copy.stop}
          </Button>
        )}
      </form>
    </section>
  );
}

import { deskPaths } from "#facts/desk-paths.ts";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import { Button } from "#platform/ui/button.tsx";
import { changedElsewhereCopy as copy } from "../words/calendars.ts";
import type { loadChangedElsewhere } from "./load-bookings.ts";

type Changed = Awaited<ReturnType<typeof loadChangedElsewhere>>[number];

/** Lists sessions that the owner moved or removed in their own calendar, and asks whether to do the same here. */
export function ChangedElsewhere({ changed }: { changed: Changed[] }) {
  if (changed.length === 0) return null;
  return (
    <section className="changed-elsewhere" aria-labelledby="changed-elsewhere">
      <h2 id="changed-elsewhere">{copy.title}</h2>
      <ul>
        {changed.map((each) => (
          <li key={each.id}>
            <Question changed={each} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Question({ changed: { id, name, startMs, thereMs } }: { changed: Changed }) {
  const { moment } = useBusinessTime();
  const [here, there] = [moment(startMs), thereMs === undefined ? undefined : moment(thereMs)];
  return (
    <form method="post" action={deskPaths.bookings()}>
      <p>
        <a href={deskPaths.booking(id)}>{there ? copy.moved(name, here, there) : copy.removed(name, here)}</a>
      </p>
      <p className="pair">
        {thereMs === undefined ? (
          <Button kind="line" small bare type="submit" name="cancel" value={id}>
            {copy.cancel}
          </Button>
        ) : (
          <>
            <input type="hidden" name="start" value={new Date(thereMs).toISOString()} />
            <Button kind="line" small bare type="submit" name="moveThere" value={id}>
              {copy.move}
            </Button>
          </>
        )}
        <Button kind="line" small bare type="submit" name="putBack" value={id}>
          {copy.putBack}
        </Button>
      </p>
    </form>
  );
}

import { deskPaths } from "#facts/desk-paths.ts";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import { Button, ButtonLink } from "#platform/ui/button.tsx";
import { GoLink } from "#platform/ui/go-link.tsx";
import { leadsCopy } from "../words/desk.ts";

const copy = leadsCopy.file;

type Props = { id: string; action: string; nextBookingAt: number | undefined };

/** A person's rights: a copy of their data, and erasure. */
export const ErasePerson = ({ id, action, nextBookingAt }: Props) => (
  <div className="forget">
    <ButtonLink kind="line" small bare href={deskPaths.leadDownload(id)} download>
      {copy.download}
    </ButtonLink>
    <details>
      <summary>{copy.erase}</summary>
      {nextBookingAt === undefined ? <EraseForm action={action} /> : <StillToCome atMs={nextBookingAt} />}
    </details>
  </div>
);

const EraseForm = ({ action }: { action: string }) => (
  <form method="post" action={action}>
    <p>{copy.eraseText}</p>
    <div className="field field--tick">
      <label htmlFor="sure">
        <input id="sure" type="checkbox" name="sure" value="yes" required />
        {copy.sure}
      </label>
    </div>
    <Button kind="ink" small bare type="submit" name="intent" value="erase">
      {copy.eraseNow}
    </Button>
  </form>
);

function StillToCome({ atMs }: { atMs: number }) {
  const { longDay, clock } = useBusinessTime();
  return (
    <>
      <p>{copy.notYet(`${longDay(atMs)}, ${clock(atMs)}`)}</p>
      <p>
        <GoLink href={deskPaths.bookings()}>{copy.toBookings}</GoLink>
      </p>
    </>
  );
}

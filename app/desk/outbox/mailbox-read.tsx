import { repliesCopy as copy } from "#app/copy/desk/replies.ts";
import { Technical } from "#app/desk/frame/technical.tsx";
import { useBusinessTime } from "#app/desk/frame/use-business-time.ts";
import { readTrouble } from "#app/rules/outbox/delivery-trouble.ts";
import type { Services } from "#server/services.ts";

type State = NonNullable<Awaited<ReturnType<Services["mailbox"]["state"]>>>;

/** When the mailbox was last read, or why it cannot be. */
export function MailboxRead({ state: { isFailing, outcome, goodAt, unread } }: { state: State }) {
  const { moment } = useBusinessTime();
  const at = goodAt === undefined ? undefined : moment(goodAt);
  if (outcome === "") return <p className="quiet">{copy.notYet}</p>;
  if (isFailing)
    return (
      <>
        <p className="integrations__wrong st st--bad">{copy.failing(readTrouble(outcome), at)}</p>
        <Technical text={outcome} />
      </>
    );
  return (
    <p className="quiet">
      {copy.readAt(at ?? "")} {unread > 0 && copy.unread(unread)}
    </p>
  );
}

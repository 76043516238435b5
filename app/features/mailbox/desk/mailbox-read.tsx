import { Technical } from "#platform/desk/technical.tsx";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import type { Services } from "#platform/http/services.ts";
import { readTrouble } from "#platform/outbox/delivery-trouble.ts";
import { repliesCopy as copy } from "../words.ts";

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

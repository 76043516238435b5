import { deskPaths } from "#facts/desk-paths.ts";
import { Button } from "#platform/ui/button.tsx";
import { feedCopy as copy } from "../words/calendars.ts";

/** The sessions as a calendar to subscribe to. */
export const CalendarFeed = ({ address }: { address: string }) => (
  <section className="calendar-feed" aria-labelledby="calendar-feed">
    <h2 id="calendar-feed">{copy.title}</h2>
    <p>{copy.lead}</p>
    <p>
      <code>{address}</code>
    </p>
    <details>
      <summary>{copy.renew}</summary>
      <form method="post" action={deskPaths.bookings()}>
        <p>{copy.renewText}</p>
        <Button kind="line" small bare type="submit" name="renew" value="feed">
          {copy.renewButton}
        </Button>
      </form>
    </details>
  </section>
);

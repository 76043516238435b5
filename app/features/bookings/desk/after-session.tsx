import { deskPaths } from "#facts/desk-paths.ts";
import { Button } from "#platform/ui/button.tsx";
import { deskBookingCopy } from "../words/desk.ts";
import type { DeskBooking } from "./booking-rows.tsx";

const copy = deskBookingCopy.noShow;

/** Lets the owner note whether the visitor came. */
export const AfterSession = ({ booking: { id, no_show } }: { booking: DeskBooking }) => (
  <section aria-labelledby="after">
    <h2 id="after">{copy.title}</h2>
    <form method="post" action={deskPaths.booking(id)}>
      <p className="quiet">{copy.text}</p>
      <Button kind="line" small bare type="submit" name="act" value={no_show ? "came" : "noShow"}>
        {no_show ? copy.unmark : copy.mark}
      </Button>
    </form>
  </section>
);

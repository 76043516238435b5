import { bookingPageCopy } from "#app/copy/pages/booking.ts";
import { paths } from "#app/paths.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Panel } from "./panel.tsx";

/** The page for an invalid private link. */
export function Missing() {
  const { missing } = bookingPageCopy(useFacts());
  return (
    <Panel title={missing.title} lead={missing.lead}>
      <ButtonLink kind="ink" href={paths.chooseTime()}>
        {missing.back}
      </ButtonLink>
    </Panel>
  );
}

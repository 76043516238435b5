import { paths } from "#facts/paths.ts";
import { useFacts } from "#facts/use-facts.ts";
import { ButtonLink } from "#platform/ui/button.tsx";
import { bookingPageCopy } from "../../words/booking.ts";
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

import { bookingPageCopy } from "#app/copy/booking.ts";
import { paths } from "#app/paths.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Leaf } from "./leaf.tsx";

/** Where a private link leads that is none. */
export function Missing() {
  const { missing } = bookingPageCopy(useFacts());
  return (
    <Leaf title={missing.title} lead={missing.lead}>
      <ButtonLink kind="ink" href={paths.chooseTime()}>
        {missing.back}
      </ButtonLink>
    </Leaf>
  );
}

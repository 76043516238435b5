import { useRouteLoaderData } from "react-router";
import { deskBookingsCopy as copy } from "#app/copy/desk/bookings.ts";
import type { loader } from "#app/desk/frame/desk.tsx";
import { deskPaths } from "#app/desk-paths.ts";

/** Whether mail can be sent; until then the owner must tell visitors. */
export const useIsMailSet = () => useRouteLoaderData<typeof loader>("desk/frame/desk")?.isMailSet !== false;

/** Warns that no mail can be sent yet; renders nothing once mail is set up. */
export function NoMailLine() {
  if (useIsMailSet()) return null;
  return (
    <p className="desk__warning">
      {copy.noMail.text} <a href={deskPaths.integrations()}>{copy.noMail.link}</a>
    </p>
  );
}

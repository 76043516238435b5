import { useRouteLoaderData } from "react-router";
import { deskBookingsCopy as copy } from "#app/copy/desk/bookings.ts";
import type { loader } from "#app/desk/frame/desk.tsx";
import { deskPaths } from "#app/desk-paths.ts";

/** Whether mails can leave; until then the owner tells visitors. */
export const useIsMailSet = () => useRouteLoaderData<typeof loader>("desk/frame/desk")?.isMailSet !== false;

/** Where no mail can leave, what the bookings pages say of mails holds only later. */
export function NoMailLine() {
  if (useIsMailSet()) return null;
  return (
    <p className="desk__warning">
      {copy.noMail.text} <a href={deskPaths.integrations()}>{copy.noMail.link}</a>
    </p>
  );
}

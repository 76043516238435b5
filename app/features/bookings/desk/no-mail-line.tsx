import { useRouteLoaderData } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { deskBookingsCopy as copy } from "../words/desk.ts";

/** Whether mail can be sent; until then the owner must tell visitors. */
export const useIsMailSet = () => useRouteLoaderData<{ isMailSet: boolean }>("desk")?.isMailSet !== false;

/** Warns that no mail can be sent yet; renders nothing once mail is set up. */
export function NoMailLine() {
  if (useIsMailSet()) return null;
  return (
    <p className="desk__warning">
      {copy.noMail.text} <a href={deskPaths.integrations()}>{copy.noMail.link}</a>
    </p>
  );
}

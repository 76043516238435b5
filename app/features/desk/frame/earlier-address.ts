import { redirect } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import type { Route } from "./+types/earlier-address";

/** Old and new beginnings of addresses, so that bookmarks and links in mails keep working. */
const moved: readonly (readonly [from: string, to: string])[] = [
  ["/desk/leads", deskPaths.leads()],
  ["/desk/deliveries", deskPaths.deliveries()],
  ["/desk/parties", deskPaths.integrations()],
  ["/desk/facts", deskPaths.facts()],
];

/** Redirects an earlier address of the desk, with its query and whatever is posted to it. */
const redirectEarlier = ({ request }: Route.LoaderArgs | Route.ActionArgs) => {
  const { pathname, search } = new URL(request.url);
  const [from, to] = moved.find(([earlier]) => pathname.startsWith(earlier)) ?? ["", ""];
  const rest = pathname.slice(from.length).replace(/\/export$/, "/download");
  return redirect(to + rest + search.replace(/([?&])shelf=/, "$1list="), 308);
};

export const loader = redirectEarlier;
export const action = redirectEarlier;

import { redirect } from "react-router";
import { deskPaths } from "#app/desk-paths.ts";

const moved: [from: string, to: string][] = [
  [deskPaths.earlierDeliveries(), deskPaths.deliveries()],
  [deskPaths.earlierIntegrations(), deskPaths.integrations()],
];

/** Bookmarks, and links in mails that were sent before, still lead to their page. */
export function loader({ request }: { request: Request }) {
  const { pathname, searchParams } = new URL(request.url);
  const [from, to] = moved.find(([earlier]) => pathname.startsWith(earlier)) ?? ["", ""];
  const list = searchParams.get("shelf");
  return redirect(to + pathname.slice(from.length) + (list ? `?list=${encodeURIComponent(list)}` : ""), 308);
}

import { data, type MiddlewareFunction } from "react-router";
import { DeskHead } from "#platform/desk/desk-head.tsx";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { deskCopy } from "#platform/desk/words/desk.ts";
import { deskHeaders, personOf, readSession } from "../owner-session.ts";
import type { Route } from "./+types/session";

const copy = deskCopy.session;

/** Forms ask before they are sent. */
const answerForms: MiddlewareFunction<Response> = async (asked, next) => {
  const session = asked.request.method === "HEAD" ? await readSession(asked) : undefined;
  return session
    ? new Response(null, { headers: { ...deskHeaders, "Desk-Person": personOf(session.writer?.id) } })
    : next();
};
export const middleware: Route.MiddlewareFunction[] = [answerForms];

export async function loader(asked: Route.LoaderArgs) {
  const session = await readSession(asked);
  if (!session) throw data(null, 401);
  const of = new URL(asked.request.url).searchParams.get("of");
  return { isAnother: of !== null && of !== personOf(session.writer?.id) };
}

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

/** Where a sign-in in a new window ends. */
export default function Session({ loaderData: { isAnother } }: Route.ComponentProps) {
  return <DeskHead title={copy.title} lead={isAnother ? copy.another : copy.text} />;
}

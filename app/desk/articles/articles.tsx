import { data, redirect } from "react-router";
import { deskArticlesCopy as copy } from "#app/copy/desk-articles.ts";
import { paths } from "#app/paths.ts";
import type { Route } from "./+types/articles";
import { answerPrograms } from "./programs.ts";
import { publishPosted } from "./publish.ts";

/** A picture of 8 MB as a data URL, and a text with some more. */
export const handle = { maxBodyBytes: 16 * 1024 * 1024, limit: { burst: 60, perSecond: 0.5 } };
export const middleware: Route.MiddlewareFunction[] = [answerPrograms];
export const loader = () => null;

export async function action(asked: Route.ActionArgs) {
  const publication = await publishPosted(asked);
  if (publication.kind === "published") throw redirect(paths.article(publication.slug), 303);
  return data(publication, { status: publication.status });
}

export default function Articles({ actionData }: Route.ComponentProps) {
  return (
    <>
      <h1 className="h2">{copy.title}</h1>
      {actionData && (
        <ul>
          {Object.entries(actionData.fields ?? { error: actionData.error }).map(([field, words]) => (
            <li key={field}>{words}</li>
          ))}
        </ul>
      )}
    </>
  );
}

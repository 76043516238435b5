import { backupCopy } from "#app/copy/desk/backup.ts";
import { deskMeta } from "#app/desk/frame/desk-meta.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { GoLink } from "#app/ui/go-link.tsx";
import type { Route } from "./+types/how";
import "./backup.css";

const copy = backupCopy.how;

/** Middleware runs only for routes with a loader. */
export const loader = () => null;

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

/** For the server's administrator: only this page has commands and file names. */
export default function HowToRestore() {
  return (
    <>
      <header className="desk__head">
        <GoLink href={deskPaths.backup()} back>
          {copy.back}
        </GoLink>
        <h1>{copy.title}</h1>
        <p>{copy.lead}</p>
      </header>
      <section className="keep" aria-label={copy.title}>
        <p>{copy.text}</p>
        <pre className="keep__command">{copy.into}</pre>
        <p>{copy.settings}</p>
        <p>{copy.over}</p>
      </section>
      <section className="keep" aria-labelledby="move">
        <h2 id="move">{copy.moveTitle}</h2>
        <pre className="keep__command">{copy.move}</pre>
        <p>{copy.moveText}</p>
      </section>
    </>
  );
}

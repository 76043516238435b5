import { deskPaths } from "#facts/desk-paths.ts";
import { DeskHead } from "#platform/desk/desk-head.tsx";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { backupCopy } from "../words.ts";
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
      <DeskHead back={deskPaths.backup()} backWords={copy.back} title={copy.title} lead={copy.lead} />
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

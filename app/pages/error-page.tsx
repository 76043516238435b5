import { useLocation } from "react-router";
import { errorCopy } from "#app/copy/errors.ts";
import { paths } from "#app/paths.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import "./error-page.css";

export function ErrorPage({ detail }: { detail: string }) {
  const { contact } = useFacts();
  const { pathname, search } = useLocation();
  return (
    <section className="erratum on-bone">
      <title>{errorCopy.title}</title>
      <meta name="robots" content="noindex" />
      <div className="slip on-paper">
        <p className="slip__k">
          <i>{errorCopy.slip}</i>
        </p>
        <h1>{errorCopy.title}</h1>
        {detail && (
          <p className="slip__code">
            <code>{detail}</code>
          </p>
        )}
        <p className="quiet">
          {errorCopy.reassurance} <a href={`mailto:${contact.email}`}>{contact.email}</a> {errorCopy.reassuranceEnd}
        </p>
        <p className="pair">
          <a className="btn btn--ink" href={pathname + search}>
            {errorCopy.again}
          </a>
          <a className="go" href={paths.home()}>
            {errorCopy.home}
          </a>
        </p>
      </div>
    </section>
  );
}

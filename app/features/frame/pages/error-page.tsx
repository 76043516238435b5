import { paths } from "#facts/paths.ts";
import { useFacts } from "#facts/use-facts.ts";
import { errorCopy } from "../words/errors.ts";
import styleSheet from "./error-page.css?url";

export function ErrorPage({ detail }: { detail: string }) {
  const facts = useFacts();
  const { brand, contact } = facts;
  const copy = errorCopy(facts);
  return (
    <section className="erratum surface-bone">
      <title>{`${copy.title} | ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      {/* Loaded only here: the root's own style sheets would be in every page. */}
      <link rel="stylesheet" href={styleSheet} precedence="error" />
      <div className="slip surface-paper">
        <p className="slip__k">
          <i>{copy.slip}</i>
        </p>
        <h1>{copy.title}</h1>
        {detail && (
          <p className="slip__code">
            <code>{detail}</code>
          </p>
        )}
        <p className="quiet">
          {copy.reassurance} <a href={`mailto:${contact.email}`}>{contact.email}</a> {copy.reassuranceEnd}
        </p>
        <form className="pair">
          <button className="btn btn--ink" type="submit">
            {copy.again}
          </button>
          <a className="go" href={paths.home()}>
            {copy.home}
          </a>
        </form>
      </div>
    </section>
  );
}

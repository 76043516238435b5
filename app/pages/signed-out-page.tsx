import { deskCopy } from "#app/copy/desk/desk.ts";
import { deskPaths } from "#app/desk-paths.ts";
import styleSheet from "./error-page.css?url";

/** For a press of somebody whose session has ended. Signing in opens another window, so that Back leads to the form. */
export function SignedOutPage() {
  const { title, text, signIn } = deskCopy.signedOut;
  return (
    <section className="erratum surface-bone">
      <title>{`${title} | ${deskCopy.name}`}</title>
      <meta name="robots" content="noindex" />
      <link rel="stylesheet" href={styleSheet} precedence="error" />
      <div className="slip surface-paper">
        <h1>{title}</h1>
        <p>{text}</p>
        <p className="pair">
          <a className="btn btn--ink" href={deskPaths.signIn()} target="_blank" rel="noreferrer">
            {signIn}
          </a>
        </p>
      </div>
    </section>
  );
}

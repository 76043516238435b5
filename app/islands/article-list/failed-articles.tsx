import type { FormEvent } from "react";
import { listCopy } from "#app/copy/pages/blog.ts";

function reload(event: FormEvent) {
  event.preventDefault();
  location.reload();
}

/** The button works without a script too. */
export function FailedArticles() {
  return (
    <div className="failed" role="alert">
      <h3>{listCopy.failed}</h3>
      <form onSubmit={reload}>
        <p>
          <button className="btn btn--ink btn--bare" type="submit">
            {listCopy.tryAgain}
          </button>
        </p>
      </form>
    </div>
  );
}

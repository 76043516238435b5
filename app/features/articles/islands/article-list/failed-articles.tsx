import type { FormEvent } from "react";
import { useWords } from "#facts/use-words.ts";
import { listCopy } from "../../words/blog.ts";

function reload(event: FormEvent) {
  event.preventDefault();
  location.reload();
}

/** The button works without a script too. */
export function FailedArticles() {
  const words = listCopy(useWords());
  return (
    <div className="failed" role="alert">
      <h3>{words.failed}</h3>
      <form onSubmit={reload}>
        <p>
          <button className="btn btn--ink btn--bare" type="submit">
            {words.tryAgain}
          </button>
        </p>
      </form>
    </div>
  );
}

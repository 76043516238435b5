import { listCopy } from "#app/copy/blog.ts";

export function FailedArticles() {
  return (
    <div className="failed" role="alert">
      <h3>{listCopy.failed}</h3>
      <button className="btn btn--ink btn--bare" type="button" onClick={() => location.reload()}>
        {listCopy.tryAgain}
      </button>
    </div>
  );
}

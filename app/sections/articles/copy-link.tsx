import { listCopy } from "#app/copy/blog.ts";
import { paths } from "#app/paths.ts";

/** Works through the page's own script; without one there is nothing to press. */
export function CopyLink({ slug, title }: { slug: string; title: string }) {
  return (
    <button
      className="textbtn"
      type="button"
      data-copy={paths.article(slug)}
      aria-label={`${listCopy.copyLink}: ${title}`}
    >
      {listCopy.copyLink}
    </button>
  );
}

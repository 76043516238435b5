import { listCopy } from "#app/copy/pages/blog.ts";
import { paths } from "#app/paths.ts";

type Props = {
  slug: string;
  /** The id of the title it belongs to. */
  titleId: string;
};

/** The page's script makes it work; without JavaScript it is hidden. */
export function CopyLink({ slug, titleId }: Props) {
  return (
    <button className="textbtn" type="button" data-copy={paths.article(slug)} aria-describedby={titleId}>
      {listCopy.copyLink}
    </button>
  );
}

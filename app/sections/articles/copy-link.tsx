import { paths } from "#app/paths.ts";

type Props = {
  slug: string;
  /** The id of the title it belongs to. */
  titleId: string;
  words: string;
};

/** The page's script makes it work; without JavaScript it is hidden. */
export function CopyLink({ slug, titleId, words }: Props) {
  return (
    <button className="textbtn" type="button" data-copy={paths.article(slug)} aria-describedby={titleId}>
      {words}
    </button>
  );
}

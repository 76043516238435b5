import { picturesCopy as copy } from "#app/copy/desk/pictures.ts";
import { stockPictures } from "#app/ui/pictures.ts";

type Props = { name: string; uses: { path: string; name: string }[]; isDescribed: boolean };

/** The pages that show a picture. */
export const Uses = ({ name, uses, isDescribed }: Props) => (
  <>
    <h3>{copy.uses}</h3>
    <ul className="own-picture__uses">
      {uses.map((page) => (
        <li key={page.path}>
          <a href={page.path}>{page.name}</a>
        </li>
      ))}
      {stockPictures.some((each) => each === name) && <li>{copy.onArticles}</li>}
      {name === "share-ground" && <li>{copy.onShared}</li>}
    </ul>
    {uses.length === 0 && name !== "share-ground" && <p className="quiet">{copy.onPages(0)}</p>}
    {isDescribed && <p className="quiet">{copy.captions}</p>}
  </>
);

import { deskPaths } from "#facts/desk-paths.ts";
import { DeskHead } from "#platform/desk/desk-head.tsx";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { servicesOf } from "#platform/http/services.ts";
import { GoLink } from "#platform/ui/go-link.tsx";
import { brandCopy, picturesCopy as copy, pictureGroups } from "../words/desk.ts";
import type { Route } from "./+types/pictures";
import { pathsWithPictures } from "./pages-with-pictures.ts";
import { picturePlaces } from "./picture-places.ts";
import { Thumb } from "./thumb.tsx";
import { usesOf } from "./uses-of-picture.ts";
import "./pictures.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { facts, findPictureUses } = servicesOf(context);
  const uses = await findPictureUses(pathsWithPictures);
  const own = facts().look?.pictures ?? {};
  return {
    places: Object.fromEntries(
      picturePlaces.map(({ name }) => [name, { isOwn: Object.hasOwn(own, name), pages: usesOf(name, uses).length }]),
    ),
    left: picturePlaces.filter(({ name }) => !Object.hasOwn(own, name)).length,
  };
}

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

/** Lists all pictures of the site, and marks the owner's. */
export default function Pictures({ loaderData: { places, left } }: Route.ComponentProps) {
  return (
    <>
      <DeskHead title={copy.title} lead={copy.lead}>
        <p className="quiet">{copy.left(left)}</p>
        <p>
          <GoLink href={deskPaths.brand()}>{brandCopy.title}</GoLink>
        </p>
      </DeskHead>
      {pictureGroups.map(({ title, pictures }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul className="own-pictures">
            {Object.entries(pictures).map(([name, words]) => (
              <li key={name}>
                <a href={deskPaths.picture(name)}>
                  <Thumb name={name} />
                  <span>{words}</span>
                </a>
                <State {...(places[name] ?? { isOwn: false, pages: 0 })} name={name} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

type StateProps = { name: string; isOwn: boolean; pages: number };

const State = ({ name, isOwn, pages }: StateProps) => (
  <p className="quiet">
    {isOwn && <span className="st st--new">{copy.own}</span>} {name !== "share-ground" && copy.onPages(pages)}
  </p>
);

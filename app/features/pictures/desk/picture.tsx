import { data } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { minWidthOf } from "#facts/picture-place.ts";
import { readOnPage } from "#features/frame/pictures-on-page.ts";
import { DeskHead } from "#platform/desk/desk-head.tsx";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { UndoFlash } from "#platform/desk/undo-flash.tsx";
import type { RouteHandle } from "#platform/http/server/route-table.ts";
import { servicesOf } from "#platform/http/services.ts";
import { stockPictures } from "#platform/ui/pictures.ts";
import { photoLimits } from "../rules/picture-limits.ts";
import { picturesCopy as copy, pictureNames } from "../words/desk.ts";
import type { Route } from "./+types/picture";
import { CropForm } from "./crop-form.tsx";
import { pathsWithPictures } from "./pages-with-pictures.ts";
import { findPlace } from "./picture-places.ts";
import { ReplaceForm } from "./replace-form.tsx";
import { flashes, savePicture } from "./save-picture.ts";
import { Thumb } from "./thumb.tsx";
import { titleOf, type Use, usesOf } from "./uses-of-picture.ts";
import "./pictures.css";

export const handle: RouteHandle = { maxFileBytes: photoLimits.maxBytes + 64 * 1024 };

export const action = savePicture;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const place = findPlace(params.name);
  if (!place) throw data(null, { status: 404 });
  const { ownPictures, findPictureUses } = servicesOf(context);
  const { searchParams } = new URL(request.url);
  const name = searchParams.get("flash");
  const uses = usesOf(place.name, await findPictureUses(pathsWithPictures));
  return {
    name: place.name,
    tone: place.tone,
    size: { width: place.width, height: place.height },
    ...(await ownPictures.find(place.name)),
    uses,
    isDescribed: uses.some(({ isDescribed }) => isDescribed),
    flash: flashes.find((each) => each === name),
    problem: searchParams.get("problem") === "too-large" ? ("too large" as const) : undefined,
  };
}

export const meta: Route.MetaFunction = ({ params }) => deskMeta(titleOf(params.name ?? "") ?? copy.title);

export default function PicturePage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, tone, size, own, hasPrevious, uses, isDescribed, flash, problem } = loaderData;
  const undo = flash && flash !== "back" ? { value: "undo", words: copy.back.undo } : undefined;
  return (
    <>
      <DeskHead {...backOf(name)} title={titleOf(name)} look="desk__name">
        {!actionData && flash && <UndoFlash words={copy.flash[flash]} action={deskPaths.picture(name)} undo={undo} />}
      </DeskHead>
      <div className="own-picture">
        <section aria-labelledby="shown">
          <h2 id="shown">{copy.now}</h2>
          <Thumb name={name} sizes="(max-width: 64rem) 92vw, 40rem" />
          <GoBack name={name} isOwn={own !== undefined} hasPrevious={hasPrevious} />
          <Uses name={name} uses={uses} isDescribed={isDescribed} />
        </section>
        <ReplaceForm
          name={name}
          size={size}
          minWidth={minWidthOf(size)}
          tone={tone}
          problem={actionData ? actionData.problem : problem}
          alt={actionData?.alt ?? own?.alt ?? ""}
          isDescribed={isDescribed}
        />
      </div>
      {own && <CropForm name={name} place={size} own={own} isDescribed={isDescribed} />}
    </>
  );
}

type GoBackProps = { name: string; isOwn: boolean; hasPrevious: boolean };

const GoBack = ({ name, isOwn, hasPrevious }: GoBackProps) =>
  (isOwn || hasPrevious) && (
    <form method="post" action={deskPaths.picture(name)} className="own-picture__back">
      {isOwn && (
        <button className="textbtn" type="submit" name="act" value="ours">
          {copy.back.ours}
        </button>
      )}
      {hasPrevious && (
        <button className="textbtn" type="submit" name="act" value="undo">
          {copy.back.previous}
        </button>
      )}
    </form>
  );

/** A picture of one page only leads back to that of all pages. */
function backOf(name: string) {
  const { picture } = readOnPage(name) ?? {};
  return picture
    ? { back: deskPaths.picture(picture), backWords: pictureNames[picture] ?? copy.title }
    : { back: deskPaths.pictures(), backWords: copy.title };
}

type Props = { name: string; uses: Use[]; isDescribed: boolean };

const wordsOf = ({ hasOther }: Use) => (hasOther ? copy.hasOther : copy.another);

/** The pages that show a picture. */
const Uses = ({ name, uses, isDescribed }: Props) => (
  <>
    <h3>{copy.uses}</h3>
    <ul className="own-picture__uses">
      {uses.map((page) => (
        <li key={page.path}>
          <a href={page.path}>{page.name}</a>
          {page.alone && (
            <>
              {" · "}
              <a href={deskPaths.picture(page.alone)} aria-label={`${page.name}: ${wordsOf(page)}`}>
                {wordsOf(page)}
              </a>
            </>
          )}
        </li>
      ))}
      {stockPictures.some((each) => each === name) && <li>{copy.onArticles}</li>}
      {name === "share-ground" && <li>{copy.onShared}</li>}
    </ul>
    {uses.length === 0 && name !== "share-ground" && <p className="quiet">{copy.onPages(0)}</p>}
    {isDescribed && <p className="quiet">{copy.captions}</p>}
  </>
);

import { deskPaths } from "#facts/desk-paths.ts";
import type { Focus } from "#facts/look.ts";
import type { Size } from "#facts/picture-place.ts";
import { minWidthOf } from "#facts/picture-place.ts";
import { DeskForm } from "#platform/desk/desk-form.tsx";
import { Island } from "#platform/islands/island.tsx";
import type { Crop } from "../rules/crop-box.ts";
import { picturesCopy } from "../words/desk.ts";
import PictureCropIsland from "./islands/picture-crop/picture-crop.island.tsx";
import { AltField } from "./replace-form.tsx";

const copy = picturesCopy.crop;

type Own = { version: string; alt: string; crop: Crop; focus: Focus; original: Size };
type Props = { name: string; place: Size; own: Own; isDescribed: boolean };

/** Sets crop and focus of the owner's picture; without JavaScript by number fields. */
export const CropForm = ({ name, place, own, isDescribed }: Props) => (
  <section aria-labelledby="crop">
    <h2 id="crop">{copy.title}</h2>
    <p>{copy.lead}</p>
    <DeskForm action={deskPaths.picture(name)} className="own-picture__form" button={copy.button} act="change">
      <Island
        name="picture-crop"
        of={PictureCropIsland}
        props={{
          src: deskPaths.originalPicture(name, own.version),
          picture: own.original,
          place,
          minWidth: minWidthOf(place),
          crop: own.crop,
          focus: own.focus,
        }}
        groups={[]}
      />
      {isDescribed && <AltField id="alt" alt={own.alt} />}
    </DeskForm>
  </section>
);

import type { Focus } from "#facts/look.ts";
import type { PicturePlace, Size } from "#facts/picture-place.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { Content } from "#platform/process/server/content.ts";
import { readText } from "#platform/text/read-text.ts";
import type { Crop } from "../../rules/crop-box.ts";
import type { MadePicture } from "../encode-own-picture.ts";
import * as looks from "../looks.ts";
import { type PictureProblem, preparePicture } from "../prepare-picture.ts";
import { hashed, newVersion } from "./look-files.ts";

/** Details stored with a picture of the owner's. */
export type PictureDetails = {
  alt: string;
  colour: string;
  crop: Crop;
  focus: Focus;
  original: Size;
  /** Of `dim` places; missing in versions of before they kept their light where no words stand. */
  dimming?: number;
};

/** A place as the desk shows it; without `own` it shows the default picture. */
export type PictureState = { own?: PictureDetails & { version: string }; hasPrevious: boolean };

export type OwnPictures = ReturnType<typeof makeOwnPictures>;

type Deps = { db: Db; clock: () => number; content: Content; stopped: AbortSignal };

const middle: Focus = { xPercent: 50, yPercent: 50 };

/** The owner's pictures in place of the defaults. */
export function makeOwnPictures({ db, clock, content, stopped }: Deps) {
  /** With `insteadOf` it takes the place of that version alone, and leaves the one before it. */
  const store = (
    name: string,
    made: MadePicture,
    { alt, focus }: Pick<PictureDetails, "alt" | "focus">,
    insteadOf?: string,
  ) => {
    const { colour, crop, original, dimming } = made;
    const { width, height } = original;
    const shown = { alt, colour, crop, focus, original: { width, height } };
    const details: PictureDetails = { ...shown, ...(dimming !== undefined && { dimming }) };
    const files = [...made.files, { address: looks.originalAddress, type: "jpg", bytes: original.bytes }].map(hashed);
    const version = { id: newVersion(), name, details: JSON.stringify(details) };
    return content.change(async (tx) => {
      if (insteadOf && (await looks.findLook(tx, name))?.current?.id !== insteadOf) return;
      await looks.storeLook(tx, version, files, clock(), insteadOf !== undefined);
    });
  };
  return {
    async find(name: string): Promise<PictureState> {
      const found = await looks.findLook(db, name);
      const own = found?.current && { ...JSON.parse(found.current.details), version: found.current.id };
      return { ...(own && { own }), hasPrevious: Boolean(found?.previousId) };
    },
    /** Takes a posted form with a file and its words. Calls run one after another. */
    async replace(
      place: PicturePlace,
      body: readonly Uint8Array[],
      contentType: string,
    ): Promise<PictureProblem | "ok" | "stilled"> {
      const prepared = await preparePicture({ place, contentType, crop: undefined }, body, stopped);
      if (typeof prepared === "string") return prepared;
      await store(place.name, prepared.made, { alt: tidyAlt(prepared.fields.alt), focus: middle });
      return prepared.isStilled ? "stilled" : "ok";
    },
    /** Shows another part of the picture, or other words for it. */
    async change(place: PicturePlace, { alt, crop, focus }: { alt: string; crop: Crop; focus: Focus }) {
      const found = await looks.findLook(db, place.name);
      const original = found?.current && (await looks.findOriginal(db, found.current.id));
      if (!original) return "none";
      const prepared = await preparePicture({ place, contentType: undefined, crop }, [original.bytes], stopped);
      if (typeof prepared === "string") return prepared;
      await store(place.name, prepared.made, { alt: tidyAlt(alt), focus });
      return "ok";
    },
    /** Makes a picture anew that was stored dark although words stand on it in some of its places only. */
    async makeAnew(place: PicturePlace) {
      const { current } = (await looks.findLook(db, place.name)) ?? {};
      const details: PictureDetails | undefined = current && JSON.parse(current.details);
      if (place.tone !== "dim" || !current || !details || details.dimming !== undefined) return;
      const original = await looks.findOriginal(db, current.id);
      if (!original) return;
      const { crop } = details;
      const prepared = await preparePicture({ place, contentType: undefined, crop }, [original.bytes], stopped);
      if (typeof prepared !== "string") await store(place.name, prepared.made, details, current.id);
    },
    /** The picture that the current one was cut from. */
    async original(name: string) {
      const found = await looks.findLook(db, name);
      return found?.current && looks.findOriginal(db, found.current.id);
    },
    restoreDefault: (name: string) => content.change((tx) => looks.restoreDefault(tx, name, clock())),
    undo: (name: string) => content.change((tx) => looks.undoLook(tx, name, clock())),
  };
}

const maxAltCharacters = 250;
const tidyAlt = (alt = "") => readText(alt, "line", maxAltCharacters).text.slice(0, maxAltCharacters);

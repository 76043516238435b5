import type { PicturePlace, Tone } from "#facts/picture-place.ts";
import { readOnPage } from "#features/frame/pictures-on-page.ts";
import { type Picture, type PictureName, pictures } from "#platform/ui/pictures.ts";
import { pictureNames } from "../words/desk.ts";

const types = ["avif", "webp"] as const;

const filesOf = (name: string, { widths }: Picture, ours = name): PicturePlace["files"] =>
  widths.flatMap((width) =>
    types.map((type) => {
      const end = `${width}.${type}`;
      return { address: `/pictures/${name}-${end}`, ours: `/pictures/${ours}-${end}`, width, type };
    }),
  );

/** Pictures behind words, or partly behind them. */
const tones: Partial<Record<string, Tone>> = {
  "filaments-aubergine": "dark",
  "filaments-cover": "dark",
  "filaments-bottle": "dark",
  "filaments-ink": "dark",
  "filaments-wide": "dark",
  "filaments-bone": "light",
  "stock-contours-ink": "dim",
  wine: "dim",
  cigar: "dim",
  table: "dim",
};

/** Behind the titles of share pictures. */
const shareScene: PicturePlace = {
  name: "share-ground",
  tone: "dark",
  width: 1200,
  height: 630,
  files: [{ address: "/pictures/share-ground.jpg", ours: "/pictures/share-ground.jpg", width: 1200, type: "jpg" }],
};

/** Every place whose default picture the owner can replace. */
export const picturePlaces: PicturePlace[] = Object.keys(pictureNames).map((name) => {
  if (name === shareScene.name) return shareScene;
  const picture = pictures[name as PictureName];
  const { width, height } = picture;
  const tone = tones[name];
  return { name, width, height, files: filesOf(name, picture), ...(tone && { tone }) };
});

/** Finds a place by its name; also that of a picture on one page only. */
export function findPlace(name: string): PicturePlace | undefined {
  const on = readOnPage(name);
  const place = picturePlaces.find((each) => each.name === (on?.picture ?? name));
  if (!on || !place) return place;
  const picture = pictures[on.picture as PictureName] as Picture | undefined;
  return picture && { ...place, name, files: filesOf(name, picture, place.name) };
}

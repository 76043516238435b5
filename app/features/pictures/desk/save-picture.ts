import { data, type RouterContextProvider, redirect } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { type Fields, readFields } from "#platform/http/read-fields.ts";
import { servicesOf } from "#platform/http/services.ts";
import type { PictureProblem } from "../words/desk.ts";
import { findPlace } from "./picture-places.ts";

export const flashes = ["saved", "stilled", "back", "ours"] as const;

/** A refused picture; `alt` as it was typed. */
export type RefusedPicture = { problem: PictureProblem; alt: string | undefined };

type Posted = { request: Request; params: { name: string }; context: Readonly<RouterContextProvider> };

/** Stores a picture or another crop of it, or restores an earlier one or the default. */
export async function savePicture({ request, params, context }: Posted) {
  const place = findPlace(params.name);
  if (!place) throw data(null, { status: 404 });
  const { ownPictures } = servicesOf(context);
  const say = (flash?: (typeof flashes)[number]) =>
    redirect(deskPaths.picture(place.name, flash ? { flash } : {}), 303);
  const contentType = request.headers.get("Content-Type") ?? "";
  if (contentType.startsWith("multipart/form-data")) {
    const body = await Array.fromAsync(request.body ?? []);
    return answer(await ownPictures.replace(place, body, contentType));
  }
  const fields = await readFields(request);
  if (fields.act === "ours") return say((await ownPictures.restoreDefault(place.name)) ? "ours" : undefined);
  if (fields.act === "undo") return say((await ownPictures.undo(place.name)) ? "back" : undefined);
  return answer(await ownPictures.change(place, { alt: fields.alt ?? "", ...readCrop(fields) }), fields.alt);

  function answer(outcome: PictureProblem | "ok" | "stilled", alt?: string) {
    if (outcome === "stilled") return say(outcome);
    return outcome === "ok" ? say("saved") : data({ problem: outcome, alt } satisfies RefusedPicture, 422);
  }
}

const percentOf = (typed: string | undefined, standard: number) => {
  const percent = Number((typed ?? "").replace(",", ".") || standard);
  return Number.isFinite(percent) ? Math.min(100, Math.max(0, percent)) : standard;
};

const readCrop = (fields: Fields) => ({
  crop: {
    leftPercent: percentOf(fields.left, 0),
    topPercent: percentOf(fields.top, 0),
    widthPercent: percentOf(fields.width, 100),
  },
  focus: { xPercent: percentOf(fields.focusX, 50), yPercent: percentOf(fields.focusY, 50) },
});

import sharp from "sharp";
import { deskPaths } from "#facts/desk-paths.ts";
import type { TestSite } from "../app.ts";

/** Posts a file as the desk's form does. */
export function sendPicture(
  site: TestSite,
  cookie: string,
  name: string,
  file: Uint8Array,
  fields: Record<string, string>,
): Promise<Response> {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  body.set("file", new Blob([new Uint8Array(file)], { type: "image/jpeg" }), "picture.jpg");
  return site.get(deskPaths.picture(name), { method: "POST", body, headers: { Cookie: cookie } });
}

/** The heaviest picture of its size. */
export const noise = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#000",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 80 })
    .toBuffer();

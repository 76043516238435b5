import type { ServerFeature } from "#platform/process/server/server-feature.ts";
import { picturePlaces } from "../desk/picture-places.ts";
import { makeDrawOnce, type PictureKind } from "./drawing/draw-once.ts";
import { fingerprintOf, type ShareArt } from "./drawing/share-art.ts";
import type { ShareWords } from "./drawing/share-picture.ts";
import { type FactPictures, makeFactPictures } from "./fact-pictures.ts";
import { type FindPictureUses, makePictureUses } from "./own/find-uses.ts";
import { makeOwnAccent, type OwnAccent } from "./own/own-accent.ts";
import { makeOwnMarks, type OwnMarks } from "./own/own-marks.ts";
import { makeOwnPictures, type OwnPictures } from "./own/own-pictures.ts";

declare module "#platform/process/server/server.ts" {
  interface Server {
    drawOnce: ReturnType<typeof makeDrawOnce>;
    /** The owner's pictures and metal that shared pictures are drawn with. */
    shareArt: () => ShareArt;
  }
}

declare module "#platform/http/services.ts" {
  interface Services {
    factPictures: FactPictures;
    /** The owner's pictures in place of the defaults. */
    ownPictures: OwnPictures;
    findPictureUses: FindPictureUses;
    /** The owner's mark and seal in place of the defaults. */
    ownMarks: OwnMarks;
    ownAccent: OwnAccent;
    /** Undefined if too many pictures wait, and if the visitor leaves before it is drawn; `kind` is "share" by default. */
    drawSharePicture: (words: ShareWords, left: AbortSignal, kind?: PictureKind) => Promise<Buffer | undefined>;
  }
}

const hourMs = 60 * 60 * 1000;

export const serverFeature: ServerFeature = {
  open: ({ content, facts }) => ({
    drawOnce: makeDrawOnce(),
    shareArt: () => ({ ownFiles: content.ownFiles(), metal: facts().look?.accent?.onDark }),
  }),
  jobs(server) {
    const pictures = makeOwnPictures(server);
    const makeAnew = async () => {
      for (const place of picturePlaces) await pictures.makeAnew(place);
    };
    return [{ name: "make dark pictures anew", everyMs: hourMs, atStart: true, run: makeAnew }];
  },
  services(server, { renderPage }) {
    const marks = makeOwnMarks(server);
    return {
      factPictures: makeFactPictures(server),
      ownPictures: makeOwnPictures(server),
      findPictureUses: makePictureUses({ renderPage, content: server.content }),
      ownMarks: marks,
      ownAccent: makeOwnAccent({ ...server, marks }),
      drawSharePicture(words, left, kind = "share") {
        const art = server.shareArt();
        const draw = async () => {
          // The library takes a while to load, so the start does not wait for it.
          const { drawSharePicture } = await import("./drawing/share-picture.ts");
          return drawSharePicture(words, art);
        };
        return server.drawOnce({ kind, subject: [words, fingerprintOf(art)], left, draw });
      },
    };
  },
};

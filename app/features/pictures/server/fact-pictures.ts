import type { Db } from "#platform/engine/server/schema.ts";
import type { UploadProblem } from "../rules/picture-file.ts";
import { addUploadedPicture, findPictures } from "./pictures.ts";
import { reencodeOne } from "./reencode-one.ts";

export type TakenPicture = { kind: "picture"; address: string; width: number } | { kind: UploadProblem };

export type FactPictures = ReturnType<typeof makeFactPictures>;

/** Pictures among the business details. One that no detail names is pruned later. */
export const makeFactPictures = ({ db, clock }: { db: Db; clock: () => number }) => ({
  /** Stores an uploaded picture, re-encoded. */
  async take(bytes: Uint8Array): Promise<TakenPicture> {
    const taken = await reencodeOne(bytes);
    if (typeof taken === "string") return { kind: taken };
    const { address, picture } = taken;
    await db.transaction().execute((tx) => addUploadedPicture(tx, address, picture, clock()));
    return { kind: "picture", address, width: picture.width };
  },
  /** Stored pictures by their addresses. */
  find: (addresses: readonly string[]) => findPictures(db, addresses),
});

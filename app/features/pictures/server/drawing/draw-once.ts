import { createHash } from "node:crypto";
import { serialize } from "node:v8";
import { limitQueue } from "#platform/child-process/server/limit-concurrency.ts";

/** Text is drawn on the threads that also read files and names: some must stay free. */
const maxAtOnce = 2;
/** Of each kind: the last one waits about a second. */
const maxWaiting = 16;
/** Of each kind: some 130 pictures. */
const maxKeptBytes = 16 * 1024 * 1024;

export type PictureKind = "hill" | "share" | "desk";

export type Drawing = {
  kind: PictureKind;
  /** Everything that the picture depends on. */
  subject: unknown;
  /** Aborted when whoever asked has left. */
  left: AbortSignal;
  draw: () => Promise<Buffer>;
};

type UnderWay = { asked: AbortSignal[]; drawn: Promise<Buffer | undefined> };

/**
 * Draws each picture once and keeps it in memory. The kinds take turns and do not push out each other's pictures.
 * Resolves with undefined if too many wait, and if all who asked left before it was drawn.
 */
export function makeDrawOnce() {
  const queue = limitQueue(maxAtOnce, maxWaiting);
  const kept = { hill: new KeptPictures(), share: new KeptPictures(), desk: new KeptPictures() };
  const underWay = new Map<string, UnderWay>();

  async function drawNext(key: string, asked: readonly AbortSignal[], { kind, draw }: Drawing) {
    const drawn = await queue(async () => {
      if (asked.every(({ aborted }) => aborted)) {
        underWay.delete(key);
        return undefined;
      }
      const picture = await draw();
      kept[kind].keep(key, picture);
      return picture;
    }, kind).finally(() => underWay.delete(key));
    return drawn === "busy" ? undefined : drawn;
  }

  return async function drawOnce(drawing: Drawing): Promise<Buffer | undefined> {
    const { kind, subject, left } = drawing;
    const key = createHash("sha256")
      .update(serialize([kind, subject]))
      .digest("base64");
    const known = kept[kind].get(key);
    if (known) return known;
    const pending = underWay.get(key);
    pending?.asked.push(left);
    if (pending) return pending.drawn;
    const asked = [left];
    const drawn = drawNext(key, asked, drawing);
    underWay.set(key, { asked, drawn });
    return drawn;
  };
}

/** When they are full, the picture that was asked for longest ago is dropped. */
class KeptPictures {
  readonly #pictures = new Map<string, Buffer>();
  #bytes = 0;

  get(key: string): Buffer | undefined {
    const picture = this.#pictures.get(key);
    if (picture) this.#pictures.delete(key);
    if (picture) this.#pictures.set(key, picture);
    return picture;
  }

  keep(key: string, picture: Buffer) {
    this.#pictures.set(key, picture);
    this.#bytes += picture.length;
    for (const [oldest, { length }] of this.#pictures) {
      if (this.#bytes <= maxKeptBytes) return;
      this.#pictures.delete(oldest);
      this.#bytes -= length;
    }
  }
}

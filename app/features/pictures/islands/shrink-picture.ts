import { readHead, readPictureKind, saysItMoves, type UploadProblem } from "../rules/picture-file.ts";

/** `src` is a data URL. */
type ShrunkPicture = { src: string; width: number; height: number };

export type ShrinkOutcome = { kind: "picture"; picture: ShrunkPicture } | { kind: Exclude<UploadProblem, "too large"> };

/** A browser stores about five million characters for a site. */
const maxCharacters = 400_000;
const maxSide = 1600;
/** Each step is smaller than the one before; the last is used whatever its size. */
const steps = [
  { side: maxSide, quality: 0.82 },
  { side: 1400, quality: 0.72 },
  { side: 1100, quality: 0.68 },
  { side: 800, quality: 0.6 },
];

/** A picture as a data URL that is small enough to store; one that already is stays unchanged, and an animation becomes a still. */
export async function shrinkPicture(file: File): Promise<ShrinkOutcome> {
  const head = await readHead(file);
  const kind = readPictureKind(head);
  if (kind === "wrong kind") return { kind };
  // Safari reads HEIC too.
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return { kind: kind === "heic" ? kind : "unreadable" };
  const { width, height } = bitmap;
  const mayStay = kind === "picture" && !saysItMoves(head);
  const isSmall = mayStay && Math.max(width, height) <= maxSide && file.size * (4 / 3) < maxCharacters - 100;
  if (isSmall) return { kind: "picture", picture: { src: await readDataUrl(file), width, height } };
  const picture = await makeSmaller(bitmap);
  bitmap.close();
  return picture ? { kind: "picture", picture } : { kind: "unreadable" };
}

async function makeSmaller(bitmap: ImageBitmap): Promise<ShrunkPicture | undefined> {
  let picture: ShrunkPicture | undefined;
  for (const step of steps) {
    picture = await draw(bitmap, step);
    if (!picture || picture.src.length <= maxCharacters) return picture;
  }
  return picture;
}

async function draw(
  bitmap: ImageBitmap,
  { side, quality }: (typeof steps)[number],
): Promise<ShrunkPicture | undefined> {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const webp = await encode(canvas, "image/webp", quality);
  // A browser that cannot write WebP writes PNG, which is too large for photographs.
  const blob = webp?.type === "image/webp" ? webp : await encode(canvas, "image/jpeg", quality);
  return blob ? { src: await readDataUrl(blob), width: canvas.width, height: canvas.height } : undefined;
}

const encode = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));

function readDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

export type UploadProblem =
  /** More bytes or pixels than are taken. */
  | "too large"
  /** A photograph as iPhones store it. */
  | "heic"
  /** Judged by its bytes, not by its name. */
  | "wrong kind"
  /** Broken. */
  | "unreadable";

/** JPEG, PNG, GIF or WebP. */
const beginning = /^(?:\u00ff\u00d8\u00ff|\u0089PNG\r\n|GIF8[79]a|RIFF.{4}WEBP)/s;

/** Bytes from the beginning that say what a file is. */
const headBytes = 4096;

/** As much of a file in the browser as says what it is. */
export const readHead = async (file: Blob) => new Uint8Array(await file.slice(0, headBytes).arrayBuffer());

const headOf = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, headBytes));

/** JPEG, PNG, GIF, WebP or AVIF is a picture, by its first bytes. */
export function readPictureKind(bytes: Uint8Array): "picture" | "heic" | "wrong kind" {
  const head = headOf(bytes);
  if (beginning.test(head)) return "picture";
  const brands = brandsOf(head, bytes[3] ?? 0);
  if (brands.some((brand) => /^avi[fs]$/.test(brand))) return "picture";
  if (brands.some((brand) => /^he[iv][cmsx]$/.test(brand))) return "heic";
  return brands[0] === "mif1" ? "picture" : "wrong kind";
}

/** The brands in the first box of a file of the MPEG family (ISO/IEC 14496-12, 4.3), which is `size` bytes long. */
function brandsOf(head: string, size: number): string[] {
  if (!head.startsWith("ftyp", 4)) return [];
  const others = head.slice(16, Math.max(16, size));
  return [head.slice(8, 12), ...(others.match(/.{4}/gs) ?? [])];
}

/** A GIF that repeats itself, or whose first frame says how long it is shown. */
const movingGif = /NETSCAPE2\.0|!\u00f9..(?!\0\0)/s;

/** Whether a GIF, WebP, PNG or AVIF says that it is an animation. */
export function saysItMoves(bytes: Uint8Array): boolean {
  const head = headOf(bytes);
  if (head.startsWith("GIF8")) return movingGif.test(head);
  if (head.startsWith("WEBPVP8X", 8)) return ((bytes[20] ?? 0) & 2) !== 0;
  return head.startsWith("ftypavis", 4) || (head.startsWith("PNG", 1) && head.includes("acTL"));
}

/** Visitors see it otherwise than its sender: an animation stands still, a small picture is blurred. */
export type PictureNote = "still" | "small";

export const notesOnPicture = (bytes: Uint8Array, width: number, minWidth: number): PictureNote[] => [
  ...(saysItMoves(bytes) ? (["still"] as const) : []),
  ...(width < minWidth ? (["small"] as const) : []),
];

/** A picture that is narrower looks blurred above an article. */
export const minHeadWidth = 480;

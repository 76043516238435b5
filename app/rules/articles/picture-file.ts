export type UploadProblem =
  /** More bytes or pixels than are taken. */
  | "too large"
  /** A photograph as iPhones store it. */
  | "heic"
  /** Judged by its bytes, not by its name. */
  | "wrong kind"
  /** Broken. */
  | "unreadable";

/** The first bytes of accepted formats, by position. */
const beginnings: [at: number, signature: string][][] = [
  [[0, "\u00ff\u00d8\u00ff"]],
  [[0, "\u0089PNG\r\n\u001a\n"]],
  [[0, "GIF87a"]],
  [[0, "GIF89a"]],
  [
    [0, "RIFF"],
    [8, "WEBP"],
  ],
];

/** Bytes from the beginning that say what a file is. */
export const headBytes = 64;

/** JPEG, PNG, GIF, WebP or AVIF is a picture, by its first bytes. */
export function readPictureKind(bytes: Uint8Array): "picture" | "heic" | "wrong kind" {
  const head = String.fromCharCode(...bytes.subarray(0, headBytes));
  if (beginnings.some((parts) => parts.every(([at, signature]) => head.startsWith(signature, at)))) return "picture";
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

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
  [[4, "ftypavif"]],
  [[4, "ftypavis"]],
  [[4, "ftypmif1"]],
];

/** JPEG, PNG, GIF, WebP or AVIF, by its first bytes. */
export function isPictureFile(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  return beginnings.some((parts) => parts.every(([at, signature]) => head.startsWith(signature, at)));
}

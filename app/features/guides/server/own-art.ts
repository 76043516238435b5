import type { Accent, Look } from "#facts/look.ts";
import type { GuideLook } from "./layout/guide-looks.ts";

/** The owner's files that the site sends in place of the defaults, by their addresses. */
export type OwnFiles = ReadonlyMap<string, { bytes: Uint8Array; version: string }>;

/** `dimming` is the share of its light that is left where words stand on it. */
type OwnPicture = { bytes: Uint8Array; dimming?: number };

/** The owner's pictures, mark and accent that a guide shows in place of the defaults. */
export type OwnArt = {
  /** By the names of the masters. */
  pictures: Record<string, OwnPicture>;
  mark?: Uint8Array;
  accent?: Pick<Accent, "onDark" | "onPaper">;
  /** Changes with each picture or colour; empty if all are the defaults. */
  version: string;
};

const markAddress = "/marks/mark.png";

/** The largest file of a picture. */
function findPicture(ownFiles: OwnFiles, master: string) {
  const start = `/pictures/${master}-`;
  const widthOf = (address: string) => Number.parseInt(address.slice(start.length), 10);
  const [largest] = [...ownFiles.keys()]
    .filter((address) => address.startsWith(start) && address.endsWith(".webp") && widthOf(address) > 0)
    .sort((one, other) => widthOf(other) - widthOf(one));
  return ownFiles.get(largest ?? "");
}

export function ownArtOf(
  { cover, figure, closing }: GuideLook,
  ownFiles: OwnFiles,
  { pictures, accent }: Partial<Look> = {},
): OwnArt {
  const masters = [...new Set([cover, figure, closing].map(({ master }) => master))];
  const found = masters.flatMap((master) => {
    const file = findPicture(ownFiles, master);
    return file ? [{ master, ...file }] : [];
  });
  const mark = ownFiles.get(markAddress);
  return {
    pictures: Object.fromEntries(
      found.map(({ master, bytes }) => {
        const { dimming } = pictures?.[master] ?? {};
        return [master, { bytes, ...(dimming && { dimming }) }];
      }),
    ),
    ...(mark && { mark: mark.bytes }),
    ...(accent && { accent: { onDark: accent.onDark, onPaper: accent.onPaper } }),
    version: [...found, ...(mark ? [mark] : []), ...(accent ? [accent] : [])].map(({ version }) => version).join(" "),
  };
}

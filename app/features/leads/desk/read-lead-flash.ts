import { leadsCopy } from "../words/desk.ts";

/** `was` is the earlier value. */
export type ShownFlash = { key: keyof typeof leadsCopy.flash; was: string };

const isFlash = (flash: string): flash is keyof typeof leadsCopy.flash => Object.hasOwn(leadsCopy.flash, flash);

/** Reads the result of the last action from the address. */
export function readLeadFlash(request: Request): ShownFlash | undefined {
  const { searchParams } = new URL(request.url);
  const flash = searchParams.get("flash") ?? "";
  return isFlash(flash) ? { key: flash, was: searchParams.get("was") ?? "" } : undefined;
}

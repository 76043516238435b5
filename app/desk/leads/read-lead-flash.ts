import { leadsCopy } from "#app/copy/desk/leads.ts";

const isFlash = (flash: string): flash is keyof typeof leadsCopy.flash => Object.hasOwn(leadsCopy.flash, flash);

/** What the last press did, from the address. */
export function readLeadFlash(request: Request): string | undefined {
  const flash = new URL(request.url).searchParams.get("flash") ?? "";
  return isFlash(flash) ? leadsCopy.flash[flash] : undefined;
}

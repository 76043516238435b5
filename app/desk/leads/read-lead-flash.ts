import { leadsCopy } from "#app/copy/desk/leads.ts";

const isFlash = (said: string): said is keyof typeof leadsCopy.flash => Object.hasOwn(leadsCopy.flash, said);

/** What the last press did, from the address. */
export function readLeadFlash(request: Request): string | undefined {
  const said = new URL(request.url).searchParams.get("said") ?? "";
  return isFlash(said) ? leadsCopy.flash[said] : undefined;
}

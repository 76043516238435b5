import { deskPaths } from "#facts/desk-paths.ts";
import { DeskHead } from "#platform/desk/desk-head.tsx";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { UndoFlash } from "#platform/desk/undo-flash.tsx";
import type { RouteHandle } from "#platform/http/server/route-table.ts";
import { servicesOf } from "#platform/http/services.ts";
import { uploadLimits } from "../rules/picture-limits.ts";
import { brandCopy as copy } from "../words/desk.ts";
import type { Route } from "./+types/brand";
import { AccentForm } from "./accent-form.tsx";
import { MarkForm } from "./mark-form.tsx";
import { brandParts, flashes, saveBrand } from "./save-brand.ts";
import "./pictures.css";
import "./brand.css";

/** The default accent on dark surfaces and on paper, as in tokens.css. */
const ourAccent = { onDark: "#d6b37a", onPaper: "#765328" };

export const handle: RouteHandle = { maxFileBytes: uploadLimits.maxBytes };

export const action = saveBrand;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ownMarks, ownAccent, facts } = servicesOf(context);
  const { accent } = facts().look ?? {};
  const { searchParams } = new URL(request.url);
  return {
    mark: await ownMarks.find("mark"),
    seal: await ownMarks.find("seal"),
    accent: {
      current: { onDark: accent?.onDark ?? ourAccent.onDark, onPaper: accent?.onPaper ?? ourAccent.onPaper },
      isOwn: accent !== undefined,
      hasPrevious: await ownAccent.hasPrevious(),
    },
    part: brandParts.find((each) => each === searchParams.get("part")),
    flash: flashes.find((each) => each === searchParams.get("flash")),
    isTooLarge: searchParams.get("problem") === "too-large",
  };
}

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

export default function Brand({ loaderData, actionData }: Route.ComponentProps) {
  const { mark, seal, accent, part, flash, isTooLarge } = loaderData;
  const undo = flash && flash !== "back" ? { value: "undo", words: copy.undo } : undefined;
  const problemOf = (kind: string) => {
    if (!actionData && isTooLarge && part === kind) return "too large";
    return actionData?.part === kind && "problem" in actionData ? actionData.problem : undefined;
  };
  const refused = actionData?.part === "accent" ? actionData.typed : undefined;
  return (
    <>
      <DeskHead back={deskPaths.pictures()} backWords={copy.back} title={copy.title} lead={copy.lead}>
        {!actionData && flash && part && (
          <UndoFlash words={copy.flash[flash]} action={deskPaths.brand({ part })} undo={undo} />
        )}
      </DeskHead>
      <MarkForm kind="mark" state={mark} problem={problemOf("mark")} />
      <MarkForm kind="seal" state={seal} problem={problemOf("seal")} />
      <AccentForm {...accent} refused={refused} problem={problemOf("accent")} />
    </>
  );
}

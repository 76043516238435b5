import { deskPaths } from "#facts/desk-paths.ts";
import { DeskHead } from "#platform/desk/desk-head.tsx";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { wordsCopy } from "../words.ts";
import type { Route } from "./+types/look-at-page";
import { nameOfGroup } from "./name-of-group.ts";
import { pathOf } from "./page-with-drafts.ts";
import "./look.css";

const copy = wordsCopy.look;

export function loader({ params }: Route.LoaderArgs) {
  pathOf(params.group);
  return { group: params.group };
}

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

/** A page with its drafts, at the width of a phone and of a desktop. */
export default function LookAtPage({ loaderData: { group } }: Route.ComponentProps) {
  return (
    <>
      <DeskHead
        back={deskPaths.editPage(group)}
        backWords={copy.back}
        title={copy.title}
        lead={copy.lead(nameOfGroup(group) ?? group)}
      />
      <div className="look">
        <Frame kind="phone" title={copy.phone} group={group} />
        <Frame kind="desktop" title={copy.desktop} group={group} />
      </div>
    </>
  );
}

const Frame = ({ kind, title, group }: { kind: "phone" | "desktop"; title: string; group: string }) => (
  <section className={`look__${kind}`} aria-labelledby={kind}>
    <h2 id={kind} className="h4">
      {title}
    </h2>
    <div>
      <iframe src={deskPaths.draftOfPage(group)} title={title} />
    </div>
  </section>
);

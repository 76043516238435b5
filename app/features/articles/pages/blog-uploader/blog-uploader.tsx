import { deskPaths } from "#facts/desk-paths.ts";
import { metaOf } from "#facts/head/page-meta.ts";
import { useFacts } from "#facts/use-facts.ts";
import { isOwner } from "#features/owner/owner-session.ts";
import { servicesOf } from "#platform/http/services.ts";
import { Island } from "#platform/islands/island.tsx";
import { businessDay } from "#platform/time/business-time.ts";
import BlogUploaderIsland from "../../islands/blog-uploader/blog-uploader.island.tsx";
import { uploaderCopy } from "../../words/blog-uploader.ts";
import type { Route } from "./+types/blog-uploader";
import "#platform/ui/badges.css";
import "#platform/ui/dialog.css";
import "#platform/ui/fields.css";
import "../sections/title.css";
import "../sections/prose-table.css";
import "../sections/prose.css";
import "../sections/writing.css";
import "../sections/writing-preview.css";
import "./blog-uploader.css";

/** The page depends on the session. */
export const handle = { personal: true } as const;

export async function loader(args: Route.LoaderArgs) {
  const { clock, facts } = servicesOf(args.context);
  const { brand, booking } = facts();
  return { author: brand.authorName, date: businessDay(clock(), booking.timeZone), isOwner: await isOwner(args) };
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "no-store", "X-Robots-Tag": "noindex" });

export const meta = metaOf(uploaderCopy);

export default function BlogUploaderPage({ loaderData }: Route.ComponentProps) {
  const { isOwner } = loaderData;
  const copy = uploaderCopy(useFacts());
  return (
    <div className={isOwner ? "room surface-paper grid" : "room room--open surface-paper grid"}>
      <header>
        <h1>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
        <Readers isOwner={isOwner} />
      </header>
      <Island
        name="blog-uploader"
        of={BlogUploaderIsland}
        props={loaderData}
        groups={["blog-uploader", "blog"]}
        hasPictures
      />
    </div>
  );
}

/** Says where an article is published. Only a signed-in owner reads about the desk. */
function Readers({ isOwner }: { isOwner: boolean }) {
  const copy = uploaderCopy(useFacts());
  if (isOwner)
    return (
      <p className="quiet">
        {copy.owner.signedIn} <a href={deskPaths.articles()}>{copy.owner.desk}</a>
      </p>
    );
  return (
    <>
      <p className="quiet">{copy.here}</p>
      <p className="room__need">{copy.withoutScript}</p>
    </>
  );
}

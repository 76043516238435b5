import { uploaderCopy } from "#app/copy/pages/blog-uploader.ts";
import { deskPaths } from "#app/desk-paths.ts";
import BlogUploaderIsland from "#app/islands/blog-uploader/blog-uploader.island.tsx";
import { Island } from "#app/islands/island.tsx";
import { paths } from "#app/paths.ts";
import { businessDay } from "#app/rules/time/business-time.ts";
import { isOwner } from "#app/sections/owner-session.ts";
import { metaOf } from "#app/sections/page-meta.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import { servicesOf } from "#server/services.ts";
import type { Route } from "./+types/blog-uploader";
import "#app/ui/badges.css";
import "#app/ui/dialog.css";
import "#app/ui/fields.css";
import "#app/sections/articles/title.css";
import "#app/sections/articles/prose-table.css";
import "#app/sections/articles/prose.css";
import "#app/sections/articles/writing.css";
import "#app/sections/articles/writing-preview.css";
import "./blog-uploader.css";

/** The page depends on the session. */
export const handle = { personal: true } as const;

export async function loader(args: Route.LoaderArgs) {
  const { clock, facts } = servicesOf(args.context);
  const { brand, booking } = facts();
  return { author: brand.authorName, date: businessDay(clock(), booking.timeZone), isOwner: await isOwner(args) };
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "no-store", "X-Robots-Tag": "noindex" });

export const meta = metaOf(uploaderCopy, { path: paths.blogUploader(), isHidden: true });

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

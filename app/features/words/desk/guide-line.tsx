import { documentFiles } from "#facts/documents.ts";
import { paths } from "#facts/paths.ts";
import { guidesCopy as copy } from "#features/guides/words/desk.ts";
import type { Services } from "#platform/http/services.ts";
import { GoLink } from "#platform/ui/go-link.tsx";

export type ShownGuide = Awaited<ReturnType<Services["readGuideStates"]>>[number];

/** Says whether visitors get a guide with the current words, and links to it. */
export const GuideLine = ({ guide }: { guide: ShownGuide }) => (
  <>
    <p>{copy.room}</p>
    <p className={guide.state === "current" ? "st st--ok" : "st st--wait"}>
      {guide.state === "refused" ? copy.refused(guide.fault) : copy[guide.state]}
    </p>
    <p className="words__ways">
      <GoLink href={paths.download(documentFiles[guide.name])}>{copy.see}</GoLink>
    </p>
  </>
);

import { guidesCopy as copy } from "#app/copy/desk/guides.ts";
import { paths } from "#app/paths.ts";
import { documentFiles } from "#app/rules/leads/documents.ts";
import { GoLink } from "#app/ui/go-link.tsx";
import type { Services } from "#server/services.ts";

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

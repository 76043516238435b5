import { data } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { documentNames } from "#facts/documents.ts";
import { pagePaths } from "#features/frame/every-page.ts";
import { guidesCopy } from "#features/guides/words/desk.ts";
import { guideGroup } from "#features/guides/words/guides/guides.ts";
import { DeskHead } from "#platform/desk/desk-head.tsx";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { UndoFlash } from "#platform/desk/undo-flash.tsx";
import { servicesOf } from "#platform/http/services.ts";
import { GoLink } from "#platform/ui/go-link.tsx";
import { wordsCopy as copy } from "../words.ts";
import type { Route } from "./+types/word-group";
import { GuideLine } from "./guide-line.tsx";
import { nameOfGroup } from "./name-of-group.ts";
import { flashes, saveWords, wordsHandle } from "./save-words.ts";
import { shownText } from "./shown-texts.ts";
import { WordsForm } from "./words-form.tsx";
import { WordsSheet } from "./words-sheet.tsx";
import "./words.css";

export const handle = wordsHandle;

export const action = ({ request, params, context }: Route.ActionArgs) => {
  if (!nameOfGroup(params.group)) throw data(null, 404);
  return saveWords({ request, context }, (done) => deskPaths.wordGroup(params.group, done));
};

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const name = nameOfGroup(params.group);
  if (!name) throw data(null, 404);
  const { words, readGuideStates } = servicesOf(context);
  const texts = await words.readTexts();
  const document = documentNames.find((each) => guideGroup(each) === params.group);
  const { searchParams } = new URL(request.url);
  return {
    group: params.group,
    name,
    path: pagePaths[params.group],
    guide: document && (await readGuideStates()).find((each) => each.name === document),
    texts: texts.filter(({ group }) => group === params.group).map(shownText),
    flash: flashes.find((each) => each === searchParams.get("flash")),
    undo: searchParams.get("undo"),
    isSheet: searchParams.get("as") === "sheet",
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => deskMeta(loaderData?.name ?? copy.title);

/** All texts of a page as a form, or as one text. */
export default function WordGroup({ loaderData, actionData }: Route.ComponentProps) {
  const { group, name, path, guide, texts, flash, undo, isSheet } = loaderData;
  const action = deskPaths.wordGroup(group);
  const hasFacts = texts.some(({ reads }) => reads);
  return (
    <>
      <DeskHead back={deskPaths.words()} backWords={copy.title} title={name}>
        <p>
          {guide ? guidesCopy.marks : copy.marks} {hasFacts && copy.facts}
        </p>
        {guide && <GuideLine guide={guide} />}
        <p className="words__ways">
          {path && <GoLink href={deskPaths.editPage(group)}>{copy.editHere}</GoLink>}
          {path && <GoLink href={deskPaths.lookAtPage(group)}>{copy.editor.look}</GoLink>}
          {isSheet ? (
            <GoLink href={action}>{copy.sheet.oneByOne}</GoLink>
          ) : (
            <GoLink href={deskPaths.wordGroup(group, { as: "sheet" })}>{copy.sheet.title}</GoLink>
          )}
          {path && <GoLink href={`${deskPaths.words()}#shared`}>{copy.elsewhere}</GoLink>}
        </p>
        {!actionData && flash && (
          <UndoFlash
            words={guide && flash === "published" ? copy.publishedGuide : copy[flash]}
            action={action}
            undo={undo ? { value: `undo:${undo}`, words: copy.undo } : undefined}
          />
        )}
      </DeskHead>
      {(actionData ? actionData.refusedSheet : isSheet) ? (
        <WordsSheet action={action} texts={texts} refused={actionData?.refusedSheet} />
      ) : (
        <WordsForm key={flash} action={action} texts={texts} unsaved={actionData} />
      )}
    </>
  );
}

import { nanoid } from "nanoid";
import { data } from "react-router";
import { uploadLimits } from "#features/pictures/rules/picture-limits.ts";
import { ButtonForm } from "#platform/desk/button-form.tsx";
import { countedTo } from "#platform/desk/counted-to.ts";
import { DeskHead } from "#platform/desk/desk-head.tsx";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { Flash } from "#platform/desk/flash.tsx";
import { servicesOf } from "#platform/http/services.ts";
import { GoLink } from "#platform/ui/go-link.tsx";
import { letterPaths } from "../letter-paths.ts";
import { isDraftId } from "../rules/letters.ts";
import { readLetterName } from "../rules/sequences.ts";
import { lettersCopy as copy } from "../words/desk.ts";
import type { Route } from "./+types/letter";
import { LetterForm } from "./letter-form.tsx";
import { Obstacles } from "./obstacles.tsx";
import { flashes, listArticles, saveLetter } from "./save-letter.ts";
import { sayCounts } from "./say-counts.ts";
import { Sending } from "./sending.tsx";
import { sequenceWords } from "./sequence-words.ts";
import { takePicture } from "./take-picture.ts";
import "#features/words/desk/look.css";
import "#platform/rich-text/rich-text.css";
import "./letters.css";

/** For a picture. */
export const handle = { maxFileBytes: uploadLimits.maxBytes + 1024 } as const;
export const middleware: Route.MiddlewareFunction[] = [takePicture];
export const action = saveLetter;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const { letterAdmin, publicSettings } = services;
  const name = new URL(request.url).searchParams.get("flash");
  const flash = flashes.find((each) => each === name);
  const newsletter = await letterAdmin.findNewsletter(params.id);
  const letter = await letterAdmin.find(params.id);
  const isNew = params.id === "new" || (!letter && isDraftId(params.id));
  if (!isNew && !letter) throw data(null, { status: 404, statusText: "Not Found" });
  return {
    id: params.id === "new" ? nanoid() : params.id,
    isNew,
    flash,
    newsletter,
    subject: letter?.subject ?? "",
    articles: isNew || newsletter?.state === "draft" ? await listArticles(services) : [],
    readers: newsletter?.state === "draft" ? await letterAdmin.countReaders(newsletter.part, countedTo) : 0,
    perHour: publicSettings.lettersPerHour,
    obstacles: letterAdmin.obstacles(),
  };
}

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

const flashWords = {
  saved: copy.editor.saved,
  mailed: copy.one.sentToMe,
  sent: copy.sending.done,
  stopped: copy.sending.stopped,
  gone: copy.editor.gone,
};

/** One letter, to write, preview, test and send; or a mail of a sequence, to preview. */
export default function LetterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, isNew, flash, newsletter, subject, articles, readers, perHour, obstacles } = loaderData;
  const ofSequence = readLetterName(id);
  const isEditable = isNew || newsletter?.state === "draft";
  return (
    <>
      <DeskHead
        back={letterPaths.letters()}
        backWords={copy.back}
        title={isNew ? copy.editor.new : subject || copy.untitled}
        look="desk__name"
      >
        <Flash words={flash && flashWords[flash]} />
        {newsletter && newsletter.state !== "draft" && (
          <p>
            {copy.states[newsletter.state]}. {sayCounts(newsletter.counts)}.{" "}
            {newsletter.waiting > 0 && copy.one.waiting(newsletter.waiting)}
          </p>
        )}
        {newsletter && <Obstacles {...obstacles} />}
        {ofSequence && <GoLink href={sequenceWords(ofSequence.sequence)}>{copy.changeWords}</GoLink>}
      </DeskHead>
      {isEditable && (
        <LetterForm
          id={id}
          letter={newsletter}
          articles={articles}
          wrong={actionData?.form === "letter" ? actionData : undefined}
        />
      )}
      {!isNew && (
        <section aria-labelledby="preview">
          <h2 id="preview">{copy.one.preview}</h2>
          <ButtonForm action={letterPaths.letter(id)} name="act" value="test">
            {copy.one.sendToMe}
          </ButtonForm>
          <div className="look letter-look">
            <Frame kind="phone" title={copy.one.phone} id={id} />
            <Frame kind="desktop" title={copy.one.desktop} id={id} />
          </div>
        </section>
      )}
      {newsletter && (
        <Sending
          newsletter={newsletter}
          readers={readers}
          perHour={perHour}
          wrongTime={actionData?.form === "time" ? actionData.time : undefined}
        />
      )}
    </>
  );
}

const Frame = ({ kind, title, id }: { kind: "phone" | "desktop"; title: string; id: string }) => (
  <section className={`look__${kind}`} aria-labelledby={kind}>
    <h2 id={kind} className="h4">
      {title}
    </h2>
    <div>
      <iframe src={letterPaths.letterMail(id)} title={title} />
    </div>
  </section>
);

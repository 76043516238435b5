import { type SessionPromise, sessionPath } from "#facts/promised-kinds.ts";
import { useFacts } from "#facts/use-facts.ts";
import { ButtonLink } from "#platform/ui/button.tsx";
import type { PictureName } from "#platform/ui/pictures.ts";
import { WholeWords } from "#platform/ui/whole-words.tsx";
import type { ThankYouCopy } from "../../../words/thank-you-copy.ts";
import { Bookplate } from "./bookplate.tsx";
import "./order.css";
import "./after.css";

type Props = {
  copy: ThankYouCopy;
  /** The guide's address, built-in or shared by the owner. */
  download: string;
  art: "winery" | "cigar" | "dining" | "visibility";
  /** The picture behind the book. */
  scene: PictureName;
  surface?: "surface-ink" | "surface-bottle";
  /** The book is on the right. */
  turned?: boolean;
  /** Whether a copy is mailed too. */
  isCopySent?: boolean;
  /** Whether the copy is held. */
  isCopyHeld?: boolean;
};

const promises: Record<Props["art"], SessionPromise> = {
  winery: "strategyCall",
  cigar: "cigarThankYou",
  dining: "strategyCall",
  visibility: "visibilityThankYou",
};

/** The end of every download: the book, first steps, and a conversation. */
export function ThankYou({ copy, download, art, scene, surface = "surface-ink", turned, ...mail }: Props) {
  return (
    <>
      <Bookplate {...copy} download={download} art={art} scene={scene} turned={turned} {...mail} />
      <Order {...copy.order} surface={surface} turned={turned} />
      <section className="after section surface-paper grid" aria-labelledby="after">
        <h2 id="after">{copy.after.title}</h2>
        <div className="after__say">
          <p className="lead">
            <WholeWords>{copy.after.text}</WholeWords>
          </p>
          <ButtonLink kind="ink" href={sessionPath(useFacts(), promises[art])}>
            {copy.after.button}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}

function Order({ title, steps, surface, turned }: ThankYouCopy["order"] & Pick<Props, "surface" | "turned">) {
  return (
    <section className={`order ${turned ? "order--turned " : ""}${surface} grid`} aria-labelledby="order">
      <h2 id="order">{title}</h2>
      <ol>
        {steps.map(({ when, text }) => (
          <li key={when}>
            <h3>{when}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

import { useFacts } from "#facts/use-facts.ts";
import { ButtonLink } from "#platform/ui/button.tsx";
import { Cover } from "#platform/ui/cover.tsx";
import { Picture } from "#platform/ui/picture.tsx";
import type { PictureName } from "#platform/ui/pictures.ts";
import { type ThankYouCopy, thankYouCopy } from "../../../words/thank-you-copy.ts";
import "#platform/ui/cover.css";
import "./bookplate.css";

type Props = Pick<ThankYouCopy, "figure" | "cover"> & {
  download: string;
  art: "winery" | "cigar" | "dining" | "visibility";
  scene: PictureName;
  turned?: boolean;
  isCopySent?: boolean;
  isCopyHeld?: boolean;
};

export function Bookplate({ figure, cover, download, art, scene, turned, isCopySent, isCopyHeld }: Props) {
  const { copyHeld } = thankYouCopy(useFacts());
  return (
    <section className={turned ? "thanks thanks--turned surface-paper" : "thanks surface-paper"}>
      <div className="thanks__book">
        <Picture className="bg" of={scene} alt="" sizes="(max-width: 64rem) 100vw, 60vw" priority />
        <Cover art={art} {...cover} />
      </div>
      <div className="thanks__plate">
        <div className="exlibris">
          <p className="label">{figure.label}</p>
          <h1>
            {figure.title} <em>{figure.turn}</em>
          </h1>
          <p className="lead">
            {figure.lead} {isCopySent && figure.copySent} {isCopyHeld && copyHeld}
          </p>
          <ButtonLink kind="ink" href={download} target="_blank" rel="noopener">
            {figure.button} <span className="vh">({figure.newTab})</span>
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

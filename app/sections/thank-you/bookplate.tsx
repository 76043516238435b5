import { type ThankYouCopy, thankYouCopy } from "#app/copy/pages/thank-you-copy.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Cover } from "#app/ui/cover.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureName } from "#app/ui/pictures.ts";
import "#app/ui/cover.css";
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

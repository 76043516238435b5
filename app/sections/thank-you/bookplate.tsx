import { copyHeld, type ThankYouCopy } from "#app/copy/thank-you-copy.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Cover } from "#app/ui/cover.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureName } from "#app/ui/pictures.ts";
import "#app/ui/cover.css";
import "./bookplate.css";

type Props = Pick<ThankYouCopy, "plate" | "cover"> & {
  download: string;
  art: "winery" | "cigar" | "dining" | "visibility";
  scene: PictureName;
  turned?: boolean;
  isCopySent?: boolean;
  isCopyHeld?: boolean;
};

/** The book, and beside it the plate that says whose it is now. */
export function Bookplate({ plate, cover, download, art, scene, turned, isCopySent, isCopyHeld }: Props) {
  return (
    <section className={turned ? "thanks thanks--turned on-paper" : "thanks on-paper"}>
      <div className="thanks__book">
        <Picture className="bg" of={scene} alt="" sizes="(max-width: 64rem) 100vw, 60vw" priority />
        <Cover art={art} {...cover} />
      </div>
      <div className="thanks__plate">
        <div className="exlibris">
          <p className="label">{plate.label}</p>
          <h1>
            {plate.title} <em>{plate.turn}</em>
          </h1>
          <p className="lead">
            {plate.lead} {isCopySent && plate.copySent} {isCopyHeld && copyHeld}
          </p>
          <ButtonLink kind="ink" href={download} target="_blank" rel="noopener">
            {plate.button} <span className="vh">({plate.newTab})</span>
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

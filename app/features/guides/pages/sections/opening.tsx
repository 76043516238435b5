import { ButtonLink } from "#platform/ui/button.tsx";
import { Picture } from "#platform/ui/picture.tsx";
import type { PictureName } from "#platform/ui/pictures.ts";
import "./opening.css";

type Props = {
  hero: { label: string; title: string; turn?: string; lead: string; button: string };
  of: PictureName;
};

export function GuideOpening({ hero, of }: Props) {
  return (
    <section className={hero.turn ? "guide-open guide-open--turn surface-ink grid" : "guide-open surface-ink grid"}>
      <Picture className="bg" of={of} alt="" sizes="115vw" priority />
      <div className="guide-open__say">
        <p className="label">{hero.label}</p>
        <h1>
          {hero.title} {hero.turn && <em>{hero.turn}</em>}
        </h1>
        <p className="lead">{hero.lead}</p>
        <ButtonLink href="#lead-form">{hero.button}</ButtonLink>
      </div>
    </section>
  );
}

import type { ToolsCopy } from "#app/copy/pages/tools-resources.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Seal } from "#app/ui/seal.tsx";
import "#app/sections/tagline.css";
import "./last-word.css";

export function LastWord({ title, text, button }: ToolsCopy["closing"]) {
  return (
    <section className="tagline tools-last surface-paper grid" aria-labelledby="closing">
      <Picture className="bg" of="filaments-bone" alt="" sizes="100vw" />
      <Seal />
      <h2 id="closing">{title}</h2>
      <p className="lead">{text}</p>
      <p className="tagline__b">
        <ButtonLink kind="ink" href={paths.bookConsultation()}>
          {button}
        </ButtonLink>
      </p>
    </section>
  );
}

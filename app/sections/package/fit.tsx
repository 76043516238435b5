import type { PackageId } from "#app/copy/pages/package-facts.ts";
import { Figure } from "#app/ui/figure.tsx";
import type { PictureName } from "#app/ui/pictures.ts";
import type { PackageCopy } from "./package-copy.ts";
import "#app/ui/dropcap.css";
import "#app/ui/figure.css";
import "./fit.css";

const scenes: Partial<Record<PackageId, PictureName>> = { accelerator: "stock-rims", authority: "guest-book" };

/** Describes the package's customers; the last paragraph, about another package, is in the margin. */
export function Fit({ id, title, paragraphs, figure }: PackageCopy["fit"] & { id: PackageId }) {
  const scene = scenes[id];
  return (
    <section className={`fit fit--${id} section surface-paper grid`} aria-labelledby="fit">
      <h2 id="fit">{title}</h2>
      {scene && figure && <Figure of={scene} sizes="(max-width: 64rem) 100vw, 70vw" {...figure} />}
      <div className="fit__text">
        {paragraphs.slice(0, -1).map((paragraph, index) => (
          <p key={paragraph} className={index === 0 ? "dropcap" : undefined}>
            {paragraph}
          </p>
        ))}
      </div>
      <p className="fit__note">{paragraphs.at(-1)}</p>
    </section>
  );
}

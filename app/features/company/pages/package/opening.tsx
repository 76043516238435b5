import { paths } from "#facts/paths.ts";
import { ContourField } from "#platform/sections/contour-field.tsx";
import { Badge } from "#platform/ui/badge.tsx";
import { ButtonLink } from "#platform/ui/button.tsx";
import { Picture } from "#platform/ui/picture.tsx";
import type { PackageId } from "../../words/package-facts.ts";
import type { PackageCopy } from "./package-copy.ts";
import "#platform/ui/badges.css";
import "./opening.css";

type Props = PackageCopy["hero"] & Pick<PackageCopy, "figures"> & { id: PackageId };

export function Opening({ id, title, badge, lead, action, figures }: Props) {
  return (
    <section className="pkg surface-ink grid">
      <Surface id={id} />
      <div className="pkg__say">
        {badge && (
          <p>
            <Badge>{badge}</Badge>
          </p>
        )}
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <ButtonLink href={paths.bookConsultation()}>{action}</ButtonLink>
      </div>
      <dl className="pkg__fig">
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Two of the hills are drawn, the highest is lit. */
function Surface({ id }: { id: PackageId }) {
  if (id === "authority") return <Picture className="bg" of="filaments-ink" alt="" sizes="100vw" priority />;
  return <ContourField of={id === "starter" ? "dark" : "ox"} />;
}

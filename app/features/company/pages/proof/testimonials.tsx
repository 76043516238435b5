import { hasPicture } from "#facts/fact-picture.ts";
import type { Testimonial as Shown } from "#facts/shown-proof.ts";
import { useFacts } from "#facts/use-facts.ts";
import { proofCopy } from "../../words/proof.ts";
import { OwnersPicture } from "./owners-picture.tsx";

type Props = { of: readonly Shown[]; surface?: "paper" | "bone" };

/** Clients' testimonials: the first large, others beside each other below it. Nothing without one. */
export function Testimonials({ of, surface = "paper" }: Props) {
  const { label } = proofCopy(useFacts()).testimonials;
  const [first, ...others] = of;
  if (!first) return null;
  return (
    <section className={`said section surface-${surface} grid`} aria-label={label}>
      <Said of={first} />
      {others.length > 0 && (
        <div className="said__others">
          {others.map((each) => (
            <Said key={`${each.name} ${each.words}`} of={each} />
          ))}
        </div>
      )}
    </section>
  );
}

const Said = ({ of: { words, name, role, picture, pictureAlt } }: { of: Shown }) => (
  <figure className={hasPicture(picture) ? "said__one said__one--seen" : "said__one"}>
    <blockquote>
      <p>“{words}”</p>
    </blockquote>
    <figcaption>
      {hasPicture(picture) && <OwnersPicture of={picture} alt={pictureAlt || name} sizes="6rem" />}
      <span>
        <b>{name}</b> {role}
      </span>
    </figcaption>
  </figure>
);

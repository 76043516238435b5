import type { Founder } from "#facts/shown-proof.ts";
import { useFacts } from "#facts/use-facts.ts";
import { fill } from "#platform/text/fill.ts";
import { proofCopy } from "../../words/proof.ts";
import { OwnersPicture } from "./owners-picture.tsx";

/** The founder's signature; where there is none, the name in its place. */
export function Signature({ of: { name, signature } }: { of: Founder }) {
  const copy = proofCopy(useFacts()).founder;
  if (!signature) return <span className="founder__written">{name}</span>;
  return (
    <OwnersPicture
      className="founder__signature"
      of={signature}
      alt={fill(copy.signature, { name })}
      sizes="(max-width: 44rem) 60vw, 20rem"
    />
  );
}

export const Portrait = ({ of: { name, portrait, portraitAlt }, sizes }: { of: Founder; sizes: string }) =>
  portrait && <OwnersPicture className="founder__portrait" of={portrait} alt={portraitAlt || name} sizes={sizes} />;

/** Portrait, name and role in a line; `label` introduces the founder. */
export function FounderCard({ of: founder, label }: { of: Founder | undefined; label?: string }) {
  const { role } = proofCopy(useFacts()).founder;
  if (!founder) return null;
  return (
    <div className="founder">
      <Portrait of={founder} sizes="6rem" />
      <p>
        {label && <span className="note">{label}</span>}
        <b>{founder.name}</b> {role}
      </p>
    </div>
  );
}

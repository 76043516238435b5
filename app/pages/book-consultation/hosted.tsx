import { useFacts } from "#app/sections/use-facts.ts";
import { GoLink } from "#app/ui/go-link.tsx";

type Props = { name: string; tag?: string; heightPx: number };

/** The place of a hosted form or calendar; a letter does as well until its frame stands here. */
export function Hosted({ name, tag, heightPx }: Props) {
  const { email } = useFacts().contact;
  return (
    <div className="hosted" data-form-name={name} data-tag={tag} data-height={heightPx}>
      <GoLink href={`mailto:${email}`}>{email}</GoLink>
    </div>
  );
}

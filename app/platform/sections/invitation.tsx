import { ButtonLink } from "#platform/ui/button.tsx";
import { WholeWords } from "#platform/ui/whole-words.tsx";
import "./invitation.css";

type Props = { label?: string; title: string; text: string; action: string; href: string };

export function Invitation({ label, title, text, action, href }: Props) {
  return (
    <section className="invite surface-paper grid" aria-labelledby="invitation">
      <div className="invite__card">
        {label && <p className="label">{label}</p>}
        <h2 id="invitation">{title}</h2>
        <p>
          <WholeWords>{text}</WholeWords>
        </p>
        <ButtonLink kind="ink" href={href}>
          {action}
        </ButtonLink>
      </div>
    </section>
  );
}

import { Badge } from "#platform/ui/badge.tsx";
import { Button, ButtonLink } from "#platform/ui/button.tsx";
import { GoLink } from "#platform/ui/go-link.tsx";
import { styleBookCopy as words } from "../../words/style-book.ts";
import "#platform/ui/badges.css";

const [category, best, fresh, dynamic] = words.badges;

export function ActionSpecimens({ surface }: { surface: "surface-paper" | "surface-ink" }) {
  const main = surface === "surface-ink" ? "brass" : "ink";
  return (
    <section className={`specimens ${surface} grid`} aria-label={`${words.buttons}, ${surface}`}>
      <h2>{words.buttons}</h2>
      <ButtonRow kind={main} />
      <ButtonRow kind="line" />
      <div className="specimens__row">
        <GoLink href="#actions">{words.go}</GoLink>
        <GoLink back href="#actions">
          {words.back}
        </GoLink>
        <button className="textbtn" type="button">
          {words.copyLink}
        </button>
        <p>
          {words.sentence}
          <a href="#actions">{words.sentenceLink}</a>.
        </p>
      </div>
      <div className="specimens__row">
        <Badge>{category}</Badge>
        <Badge kind="fill">{best}</Badge>
        <Badge kind="new">{fresh}</Badge>
        <Badge kind="dyn">{dynamic}</Badge>
      </div>
    </section>
  );
}

function ButtonRow({ kind }: { kind: "brass" | "ink" | "line" }) {
  return (
    <div className="specimens__row">
      <Button kind={kind}>{words.rest}</Button>
      <Button kind={kind} className="is-hover">
        {words.hover}
      </Button>
      <Button kind={kind} className="is-focus">
        {words.focus}
      </Button>
      <Button kind={kind} busy>
        {words.busy}
      </Button>
      <Button kind={kind} disabled>
        {words.disabled}
      </Button>
      <ButtonLink kind={kind} small bare href="#actions">
        {words.rest}
      </ButtonLink>
    </div>
  );
}

import { Badge } from "#platform/ui/badge.tsx";
import { GoLink } from "#platform/ui/go-link.tsx";
import { WholeWords } from "#platform/ui/whole-words.tsx";
import type { ServicesCopy } from "../../words/services.ts";
import { packagePaths } from "../package/package-paths.ts";
import { Hill } from "./hill.tsx";
import "#platform/ui/badges.css";
import "./packages.css";

type Copy = ServicesCopy["packages"];

export function Packages({ title, labels, items }: Copy) {
  return (
    <section className="section surface-paper grid" id="packages" aria-labelledby="packages-title">
      <h2 className="list-head" id="packages-title">
        {title}
      </h2>
      <div className="wines">
        {items.map((item) => (
          <Entry key={item.id} item={item} labels={labels} />
        ))}
      </div>
    </section>
  );
}

function Entry({ item, labels }: { item: Copy["items"][number]; labels: Copy["labels"] }) {
  const path = packagePaths[item.id];
  return (
    <article className={item.badge ? "wine wine--best" : "wine"}>
      {item.badge && <Badge kind="fill">{item.badge}</Badge>}
      <h3>
        <a href={path}>{item.name}</a>
      </h3>
      <p>{item.forWhom}</p>
      <ul className="what">
        {item.contents.map((content) => (
          <li key={content}>
            <WholeWords>{content}</WholeWords>
          </li>
        ))}
      </ul>
      <dl className="cost">
        <dt>{labels.setup}</dt>
        <dd>{item.setup}</dd>
        <dt>{labels.monthly}</dt>
        <dd>{item.monthly}</dd>
      </dl>
      <GoLink href={path}>{item.action}</GoLink>
      <Hill to={item.icon} />
    </article>
  );
}

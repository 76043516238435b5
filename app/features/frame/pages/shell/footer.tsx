import { BrandName } from "#facts/brand-name.tsx";
import { navigationCopy } from "#facts/navigation.ts";
import { ownProfiles } from "#facts/own-profiles.ts";
import { paths } from "#facts/paths.ts";
import { useYear } from "#facts/root-data.ts";
import { useFacts } from "#facts/use-facts.ts";
import type { Feature } from "#platform/http/feature.ts";
import { fill } from "#platform/text/fill.ts";
import * as site from "../../../../site.ts";
import { menuOf } from "./menu.ts";
import "./footer.css";

const brought = Object.values<Feature>(site).flatMap(({ footerLinks }) => footerLinks ?? []);

export function Footer() {
  const facts = useFacts();
  const year = useYear();
  const words = navigationCopy(facts);
  const { footer } = words;
  const [about, services, verticals, ...rest] = menuOf(words);
  const quickLinks = [
    ...[about, services, verticals].map(({ path, name }) => [path, name] as const),
    ...brought.map(({ href, name }) => [href, name(facts)] as const),
    ...rest.map(({ path, name }) => [path, name] as const),
    [paths.visibilityQuiz(), footer.quiz] as const,
  ];
  const profiles = ownProfiles(facts);
  const networks = ["instagram", "youtube", "linkedin"] as const;
  const social = networks.map((each) => [profiles[each], footer[each]] as const).filter(([href]) => href);
  return (
    <footer className="foot surface-ink grid" id="contact">
      <a className="foot__name" href={paths.home()} aria-label={words.home}>
        <BrandName name={facts.brand.name} />
      </a>
      <div className="foot__col foot__col--mail">
        <p className="label">{footer.write}</p>
        <a className="foot__mail" href={`mailto:${facts.contact.email}`}>
          {facts.contact.email}
        </a>
        {facts.contact.telephone && (
          <p className="num">
            <a href={`tel:${facts.contact.telephone.replace(/[^\d+]/g, "")}`}>{facts.contact.telephone}</a>
          </p>
        )}
      </div>
      <nav className="foot__col foot__col--links" aria-label={footer.quickLinks}>
        <p className="label">{footer.house}</p>
        <LinkList links={quickLinks} />
      </nav>
      {social.length > 0 && (
        <div className="foot__col">
          <p className="label">{footer.elsewhere}</p>
          <LinkList links={social} />
        </div>
      )}
      <p className="foot__last">
        <span>{fill(footer.imprint, { year })}</span>
        <a href={paths.privacyPolicy()}>{footer.privacy}</a>
        <a href={paths.termsOfService()}>{footer.terms}</a>
      </p>
    </footer>
  );
}

function LinkList({ links }: { links: readonly (readonly [href: string, words: string])[] }) {
  return (
    <ul>
      {links.map(([href, name]) => (
        <li key={href}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ul>
  );
}

import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { BrandName } from "#facts/brand-name.tsx";
import { navigationCopy } from "#facts/navigation.ts";
import { paths } from "#facts/paths.ts";
import { useFacts } from "#facts/use-facts.ts";
import { Seal } from "#platform/ui/seal.tsx";
import "./bar.css";
import "./menu-sheet.css";

type Words = ReturnType<typeof navigationCopy>;

const industries = (words: Words) => [
  { ...words.wineries, path: paths.wineries() },
  { ...words.cigarLounges, path: paths.cigarLounges() },
  { ...words.fineDining, path: paths.fineDining() },
];

export function Bar() {
  const facts = useFacts();
  const words = navigationCopy(facts);
  return (
    <header className="bar" data-bar>
      <div className="bar__in">
        <Mark name={facts.brand.name} label={words.home} />
        <WideMenu words={words} />
        <SheetMenu words={words} name={facts.brand.name} />
      </div>
    </header>
  );
}

/** A link of the menu; the current page or section is marked. */
function Entry({ href, children }: { href: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const isHere = pathname === href || pathname.startsWith(`${href}/`);
  return (
    <a href={href} aria-current={pathname === href ? "page" : isHere || undefined}>
      {children}
    </a>
  );
}

/** Longer names take two lines. */
const maxLineLength = 16;

function Mark({ name, label }: { name: string; label: string }) {
  return (
    <a className={name.length > maxLineLength ? "mark mark--long" : "mark"} href={paths.home()} aria-label={label}>
      <Seal small />
      <span>
        <BrandName name={name} />
      </span>
    </a>
  );
}

function WideMenu({ words }: { words: Words }) {
  return (
    <nav className="nav" aria-label={words.main}>
      <ul>
        <li>
          <Entry href={paths.about()}>{words.about}</Entry>
        </li>
        <li>
          <Entry href={paths.services()}>{words.services}</Entry>
        </li>
        <li>
          <details className="drop" data-drop>
            <summary>{words.verticals}</summary>
            <ul className="drop__panel">
              {industries(words).map(({ name, note, path }) => (
                <li key={path}>
                  <Entry href={path}>
                    {`${name} `}
                    <span>{note}</span>
                  </Entry>
                </li>
              ))}
            </ul>
          </details>
        </li>
        <li>
          <Entry href={paths.blog()}>{words.insights}</Entry>
        </li>
        <li>
          <Entry href={paths.toolsResources()}>{words.toolsResources}</Entry>
        </li>
        <li>
          <a className="btn btn--line btn--small btn--bare" href={paths.bookConsultation()}>
            {words.scheduleConsultation}
          </a>
        </li>
      </ul>
    </nav>
  );
}

function SheetMenu({ words, name }: { words: Words; name: string }) {
  return (
    <details className="menu-toggle" data-menu>
      <summary>
        <span className="when-closed">{words.menu}</span>
        <span className="when-open">{words.close}</span>
      </summary>
      <nav className="sheet surface-ink" aria-label={words.main}>
        <Mark name={name} label={words.home} />
        <ul>
          <li>
            <Entry href={paths.about()}>{words.about}</Entry>
          </li>
          <li>
            <Entry href={paths.services()}>{words.services}</Entry>
          </li>
          <li>
            <Entry href={paths.verticals()}>{words.verticals}</Entry>
            <ul className="sub">
              {industries(words).map(({ name: industry, path }) => (
                <li key={path}>
                  <Entry href={path}>{industry}</Entry>
                </li>
              ))}
            </ul>
          </li>
          <li>
            <Entry href={paths.blog()}>{words.insights}</Entry>
          </li>
          <li>
            <Entry href={paths.toolsResources()}>{words.toolsResources}</Entry>
          </li>
          <li>
            <a href="#contact">{words.contact}</a>
          </li>
        </ul>
        <a className="btn" href={paths.requestSession()}>
          {words.scheduleConsultation}
        </a>
      </nav>
    </details>
  );
}

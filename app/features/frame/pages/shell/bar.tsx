import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { BrandName } from "#facts/brand-name.tsx";
import { navigationCopy } from "#facts/navigation.ts";
import { paths } from "#facts/paths.ts";
import { useFacts } from "#facts/use-facts.ts";
import { Seal } from "#platform/ui/seal.tsx";
import { type MenuWords, menuOf } from "./menu.ts";
import "./bar.css";
import "./menu-sheet.css";

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

function WideMenu({ words }: { words: MenuWords }) {
  return (
    <nav className="nav" aria-label={words.main}>
      <ul>
        {menuOf(words).map((entry) => (
          <li key={entry.path}>
            {"below" in entry ? (
              <details className="drop" data-drop>
                <summary>{entry.name}</summary>
                <ul className="drop__panel">
                  {entry.below.map(({ name, note, path }) => (
                    <li key={path}>
                      <Entry href={path}>
                        {`${name} `}
                        <span>{note}</span>
                      </Entry>
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              <Entry href={entry.path}>{entry.name}</Entry>
            )}
          </li>
        ))}
        <li>
          <a className="btn btn--line btn--small btn--bare" href={paths.bookConsultation()}>
            {words.scheduleConsultation}
          </a>
        </li>
      </ul>
    </nav>
  );
}

function SheetMenu({ words, name }: { words: MenuWords; name: string }) {
  return (
    <details className="menu-toggle" data-menu>
      <summary>
        <span className="when-closed">{words.menu}</span>
        <span className="when-open">{words.close}</span>
      </summary>
      <nav className="sheet surface-ink" aria-label={words.main}>
        <Mark name={name} label={words.home} />
        <ul>
          {menuOf(words).map((entry) => (
            <li key={entry.path}>
              <Entry href={entry.path}>{entry.name}</Entry>
              {"below" in entry && (
                <ul className="sub">
                  {entry.below.map(({ name: industry, path }) => (
                    <li key={path}>
                      <Entry href={path}>{industry}</Entry>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
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

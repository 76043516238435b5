import { navigationCopy } from "#app/copy/navigation.ts";
import { paths } from "#app/paths.ts";
import { BrandName } from "./brand-name.tsx";
import { useFacts } from "./use-facts.ts";

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

function Mark({ name, label }: { name: string; label: string }) {
  return (
    <a className="mark" href={paths.home()} aria-label={label}>
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
          <a href={paths.about()}>{words.about}</a>
        </li>
        <li>
          <a href={paths.services()}>{words.services}</a>
        </li>
        <li>
          <details className="drop" data-drop>
            <summary>{words.verticals}</summary>
            <ul className="drop__panel">
              {industries(words).map(({ name, note, path }) => (
                <li key={path}>
                  <a href={path}>
                    {name} <span>{note}</span>
                  </a>
                </li>
              ))}
            </ul>
          </details>
        </li>
        <li>
          <a href={paths.blog()}>{words.insights}</a>
        </li>
        <li>
          <a href={paths.toolsResources()}>{words.toolsResources}</a>
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
      <summary>{words.menu}</summary>
      <nav className="sheet" aria-label={words.main}>
        <Mark name={name} label={words.home} />
        <button className="sheet__close" type="button" data-menu-close hidden>
          {words.close}
        </button>
        <ul>
          <li>
            <a href={paths.about()}>{words.about}</a>
          </li>
          <li>
            <a href={paths.services()}>{words.services}</a>
          </li>
          <li>
            <a href={paths.verticals()}>{words.verticals}</a>
            <ul className="sub">
              {industries(words).map(({ name: industry, path }) => (
                <li key={path}>
                  <a href={path}>{industry}</a>
                </li>
              ))}
            </ul>
          </li>
          <li>
            <a href={paths.blog()}>{words.insights}</a>
          </li>
          <li>
            <a href={paths.toolsResources()}>{words.toolsResources}</a>
          </li>
          <li>
            <a href="#contact">{words.contact}</a>
          </li>
        </ul>
        <a className="btn" href={paths.bookConsultation()}>
          {words.scheduleConsultation}
        </a>
      </nav>
    </details>
  );
}

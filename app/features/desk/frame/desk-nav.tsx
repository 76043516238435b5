import { useLocation } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { deskCopy } from "#platform/desk/words/desk.ts";
import { deskEntries } from "./desk-entries.ts";

type Place = { href: string; name: string; more?: string };
type Placed = Place & { place: number };

const copy = deskCopy.nav;

/** The daily pages, at the foot of a phone; the others are above. */
const daily: Place[] = [
  { href: deskPaths.today(), name: copy.today },
  { href: deskPaths.leads(), name: copy.leads },
  { href: deskPaths.bookings(), name: copy.bookings },
  { href: deskPaths.quizResults(), name: copy.quiz, more: copy.results },
  { href: deskPaths.deliveries(), name: copy.deliveries, more: copy.messages },
];
const own: Placed[] = [
  { href: deskPaths.articles(), name: copy.articles, place: 30 },
  { href: deskPaths.words(), name: copy.words, place: 50 },
  { href: deskPaths.pictures(), name: copy.pictures, place: 60 },
  { href: deskPaths.facts(), name: copy.facts, place: 70 },
  { href: deskPaths.integrations(), name: copy.integrations, place: 80 },
  { href: deskPaths.backup(), name: copy.backup, place: 90 },
  { href: deskPaths.access(), name: copy.access, place: 100 },
  { href: paths.home(), name: copy.site, place: 110 },
];
const brought = deskEntries.flatMap(({ href, nav }): Placed[] => (nav ? [{ href, ...nav }] : []));
const business = [...own, ...brought].sort((one, other) => one.place - other.place);

const isAt = (href: string, pathname: string) =>
  pathname === href || (href !== deskPaths.today() && pathname.startsWith(`${href}/`));

export function DeskNav({ failing }: { failing: number }) {
  return (
    <>
      <Places label={deskCopy.navigation} places={daily} failing={failing} className="desk__daily" />
      <Places label={copy.business} places={business} failing={0} className="desk__business" />
    </>
  );
}

/** Writers see to articles alone. */
export const WriterNav = () => (
  <Places
    label={deskCopy.navigation}
    places={[{ href: deskPaths.articles(), name: copy.articles }]}
    failing={0}
    className="desk__daily"
  />
);

type Props = { label: string; places: Place[]; failing: number; className: string };

function Places({ label, places, failing, className }: Props) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={label} className={className}>
      <ul>
        {places.map(({ href, name, more }) => (
          <li key={href}>
            <a href={href} aria-current={isAt(href, pathname) ? "page" : undefined}>
              {name}
              {more && <span className="desk__more"> {more}</span>}
              {href === deskPaths.deliveries() && failing > 0 && <Badge failing={failing} />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const Badge = ({ failing }: { failing: number }) => (
  <b>
    <span aria-hidden="true">{deskCopy.atMost(failing, 99)}</span>
    <span className="vh">{copy.failed(deskCopy.atMost(failing, 99))}</span>
  </b>
);

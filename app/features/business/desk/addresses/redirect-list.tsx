import { deskPaths } from "#facts/desk-paths.ts";
import { GoLink } from "#platform/ui/go-link.tsx";
import { addressesCopy } from "../../words/addresses.ts";

const copy = addressesCopy.list;

type Props = { redirects: readonly { from: string; to: string }[]; count: number; page: number; isMore: boolean };

/** The old addresses that lead on, the newest first. */
export const RedirectList = ({ redirects, count, page, isMore }: Props) => (
  <section className="moved" aria-labelledby="moved-list">
    <h2 id="moved-list">{count > 0 ? copy.title(count) : copy.none}</h2>
    <ul className="moved__list">
      {redirects.map(({ from, to }) => (
        <li key={from}>
          <p>
            <b>{from}</b> <span className="quiet">{copy.leadsTo}</span> <a href={to}>{to}</a>
          </p>
          <form method="post" action={deskPaths.addresses()}>
            <button className="textbtn" type="submit" name="act" value={`remove:${from}`}>
              {copy.remove}
              <span className="vh">{copy.of(from)}</span>
            </button>
          </form>
        </li>
      ))}
    </ul>
    {(page > 1 || isMore) && (
      <p className="desk__pager">
        {page > 1 && (
          <GoLink back href={deskPaths.addresses()}>
            {copy.first}
          </GoLink>
        )}
        {isMore && <GoLink href={deskPaths.addresses({ page: String(page + 1) })}>{copy.next}</GoLink>}
      </p>
    )}
  </section>
);

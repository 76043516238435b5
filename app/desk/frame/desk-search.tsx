import { useLocation } from "react-router";
import { searchCopy as copy } from "#app/copy/desk/search.ts";
import { deskPaths } from "#app/desk-paths.ts";
import "./desk-search.css";

/** The one search field of the desk; Enter sends it. */
export function DeskSearch() {
  const { pathname, search } = useLocation();
  const q = pathname === deskPaths.search() ? (new URLSearchParams(search).get("q") ?? "") : "";
  return (
    <search className="desk__search">
      <form action={deskPaths.search()}>
        <input
          name="q"
          type="search"
          aria-label={copy.label}
          aria-keyshortcuts="Control+K Meta+K"
          placeholder={copy.placeholder}
          defaultValue={q}
          maxLength={100}
          autoComplete="off"
          data-search
        />
        <span aria-hidden="true">{copy.shortcut}</span>
      </form>
    </search>
  );
}

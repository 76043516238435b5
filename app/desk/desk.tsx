import { Outlet } from "react-router";
import { deskCopy } from "#app/copy/desk.ts";
import { paths } from "#app/paths.ts";
import { ownersOnly } from "#app/sections/owner-session.ts";
import { Button } from "#app/ui/button.tsx";
import { Seal } from "#app/ui/seal.tsx";
import type { Route } from "./+types/desk";
import "#app/ui/buttons.css";
import "#app/ui/seal.css";
import "./desk.css";

export const handle = { personal: true } as const;
export const middleware: Route.MiddlewareFunction[] = [ownersOnly];
/** Middleware guards a document only where there is something to load. */
export const loader = () => null;
export const meta: Route.MetaFunction = () => [
  { title: deskCopy.name },
  { name: "robots", content: "noindex, nofollow" },
];

export default function Desk() {
  return (
    <div className="desk">
      <header className="desk__bar on-ink">
        <a className="mark" href={paths.desk()}>
          <Seal />
          <span>{deskCopy.name}</span>
        </a>
        <nav aria-label={deskCopy.navigation}>
          <ul>
            <li>
              <a href={paths.desk()}>{deskCopy.today}</a>
            </li>
          </ul>
        </nav>
        <form method="post" action={paths.signOut()}>
          <Button kind="line" type="submit">
            {deskCopy.signOut}
          </Button>
        </form>
      </header>
      <main id="main" className="desk__main">
        <Outlet />
      </main>
    </div>
  );
}

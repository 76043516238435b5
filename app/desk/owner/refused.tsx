import { data } from "react-router";
import { deskCopy } from "#app/copy/desk/desk.ts";
import { writersCopy } from "#app/copy/desk/writers.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { deskHeaders } from "#app/sections/owner-session.ts";
import { Button } from "#app/ui/button.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { Seal } from "#app/ui/seal.tsx";
import type { Route } from "./+types/refused";
import "#app/desk/frame/desk-colours.css";
import "#app/ui/buttons.css";
import "#app/ui/seal.css";
import "./sign-in.css";

const copy = writersCopy.refused;

export const handle = { personal: true } as const;
export const headers: Route.HeadersFunction = () => deskHeaders;

export const loader = () => data(null, 403);

export const meta: Route.MetaFunction = () => [{ title: copy.title }, { name: "robots", content: "noindex, nofollow" }];

/** The page that writers get at the owner's addresses. */
export default function Refused() {
  return (
    <main className="sign-in" id="main">
      <Seal />
      <h1 className="h3">{copy.title}</h1>
      <p>{copy.text}</p>
      <p>
        <GoLink href={deskPaths.articles()}>{copy.articles}</GoLink>
      </p>
      <form method="post" action={deskPaths.signOut()}>
        <Button kind="line" type="submit">
          {deskCopy.signOut}
        </Button>
      </form>
    </main>
  );
}

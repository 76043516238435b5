import { data } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { deskCopy } from "#platform/desk/words/desk.ts";
import { Button } from "#platform/ui/button.tsx";
import { GoLink } from "#platform/ui/go-link.tsx";
import { Seal } from "#platform/ui/seal.tsx";
import { deskHeaders } from "../owner-session.ts";
import { writersCopy } from "../words/writers.ts";
import type { Route } from "./+types/refused";
import "#platform/desk/desk-colours.css";
import "#platform/ui/buttons.css";
import "#platform/ui/seal.css";
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

import { isRouteErrorResponse, Outlet } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { deskCopy } from "#platform/desk/words/desk.ts";
import { GoLink } from "#platform/ui/go-link.tsx";
import type { Route } from "./+types/desk-errors";

export default Outlet;

const wordsOf: Partial<Record<number, { title: string; text: string }>> = {
  404: deskCopy.missing,
  413: deskCopy.tooLarge,
};

/** Shows an error of a desk page within the desk's frame. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { title, text } = (isRouteErrorResponse(error) && wordsOf[error.status]) || deskCopy.failed;
  return (
    <header className="desk__head">
      <title>{`${title} | ${deskCopy.name}`}</title>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <GoLink back href={deskPaths.today()}>
          {deskCopy.toToday}
        </GoLink>
      </p>
    </header>
  );
}

import { type ComponentType, type ReactNode, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { IslandBoundary } from "./island-boundary.tsx";

/** Resolves once the island answers to its visitor. */
export function mountIsland(element: HTMLElement, Component: ComponentType<object>): Promise<void> {
  const serverHtml = element.innerHTML;
  const props: object = JSON.parse(element.dataset.props ?? "{}");
  return new Promise((resolve) => {
    // In a transition it is done in slices, between which the page answers.
    startTransition(() => {
      hydrateRoot(
        element,
        <Alive onAlive={resolve}>
          <IslandBoundary serverHtml={serverHtml}>
            <Component {...props} />
          </IslandBoundary>
        </Alive>,
      );
    });
  });
}

/** Renders into an element that the server has not filled. Resolves once it is, so that it can then take a place. */
export const mountApart = (element: HTMLElement, children: ReactNode): Promise<void> =>
  new Promise((resolve) => createRoot(element).render(<Alive onAlive={resolve}>{children}</Alive>));

function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useEffect(onAlive, [onAlive]);
  return children;
}

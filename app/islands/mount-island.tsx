import { type ComponentType, type ReactNode, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { IslandBoundary } from "./island-boundary.tsx";

/** Resolves once the island is interactive. */
export function mountIsland(element: HTMLElement, Component: ComponentType<object>): Promise<void> {
  const serverHtml = element.innerHTML;
  const props: object = JSON.parse(element.dataset.props ?? "{}");
  return new Promise((resolve) => {
    // A transition hydrates in slices, so that the page stays responsive.
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

/** Renders into an element that the server left empty. Resolves once it is rendered, so that it can be placed. */
export const renderInto = (element: HTMLElement, children: ReactNode): Promise<void> =>
  new Promise((resolve) => createRoot(element).render(<Alive onAlive={resolve}>{children}</Alive>));

function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useEffect(onAlive, [onAlive]);
  return children;
}

import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { IslandBoundary } from "./island-boundary.tsx";

export function mountIsland(element: HTMLElement, Component: ComponentType<object>) {
  const serverHtml = element.innerHTML;
  const props: object = JSON.parse(element.dataset.props ?? "{}");
  hydrateRoot(
    element,
    <IslandBoundary serverHtml={serverHtml}>
      <Component {...props} />
    </IslandBoundary>,
  );
}

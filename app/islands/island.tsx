import type { ComponentType } from "react";
import { IslandBoundary } from "./island-boundary.tsx";

/**
 * Renders a component with its page and marks it for hydration; `name` is its folder under `islands/`. Its props travel
 * in the page, so they are plain data.
 */
export function Island<Props extends object>(parts: { name: string; of: ComponentType<Props>; props: Props }) {
  const { name, of: Component, props } = parts;
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <IslandBoundary>
        <Component {...props} />
      </IslandBoundary>
    </div>
  );
}

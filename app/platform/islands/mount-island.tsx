import { type ComponentType, type ReactNode, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { WordsContext } from "#facts/use-words.ts";
import { OwnPicturesContext } from "#platform/ui/own-pictures.ts";
import { IslandBoundary } from "./island-boundary.tsx";

/** The owner's words that an element brings along, and the English of the page. */
export const wordsAt = (element: HTMLElement | null) => ({
  words: JSON.parse(element?.dataset.words ?? "{}"),
  place: { locale: document.documentElement.lang },
});

/** The owner's pictures that an element brings along. */
export const picturesAt = (element: HTMLElement | null) => JSON.parse(element?.dataset.pictures ?? "{}");

/** Resolves once the island is interactive. */
export function mountIsland(element: HTMLElement, Component: ComponentType<object>): Promise<void> {
  const serverHtml = element.innerHTML;
  const props: object = JSON.parse(element.dataset.props ?? "{}");
  const words = wordsAt(element);
  const pictures = picturesAt(element);
  return new Promise((resolve) => {
    // A transition hydrates in slices, so that the page stays responsive.
    startTransition(() => {
      hydrateRoot(
        element,
        <Alive onAlive={resolve}>
          <WordsContext value={words}>
            <OwnPicturesContext value={pictures}>
              <IslandBoundary serverHtml={serverHtml}>
                <Component {...props} />
              </IslandBoundary>
            </OwnPicturesContext>
          </WordsContext>
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

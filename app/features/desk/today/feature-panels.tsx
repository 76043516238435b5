import type { ReactNode } from "react";

/** `desk/on-today.tsx` of a feature shows what `today` of its server's part has read. */
type Panel = { OnToday: (props: { shown: never }) => ReactNode };

const panels = import.meta.glob<Panel>("../../*/desk/on-today.tsx", { eager: true });

export const FeaturePanels = ({ shown }: { shown: Readonly<Record<string, unknown>> }) =>
  Object.entries(shown).map(([feature, read]) => {
    const OnToday = panels[`../../${feature}/desk/on-today.tsx`]?.OnToday;
    return OnToday && <OnToday key={feature} shown={read as never} />;
  });

import { Panels } from "#platform/sections/panels.tsx";

const files = import.meta.glob<() => null>("../../features/*/desk/on-next-step.tsx", {
  eager: true,
  import: "OnNextStep",
});

/** The next thing to do, shown after a change by the feature that knows it. */
export const NextStep = ({ shown = {} }: { shown: Readonly<Record<string, unknown>> | undefined }) => (
  <Panels files={files} shown={shown} />
);

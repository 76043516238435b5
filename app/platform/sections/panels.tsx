import type { ReactNode } from "react";

/** The files of features that show something in one place, from `import.meta.glob`, and what each of them shows. */
type Props = {
  files: Readonly<Record<string, (props: { shown: never; answered: never }) => ReactNode>>;
  shown: Readonly<Record<string, unknown>>;
  /** The answer to a form in this place that was not taken. */
  answered?: unknown;
};

export const Panels = ({ files, shown, answered }: Props) =>
  Object.entries(shown).map(([feature, read]) => {
    const Panel = Object.entries(files).find(([file]) => file.includes(`/${feature}/`))?.[1];
    return Panel && <Panel key={feature} shown={read as never} answered={answered as never} />;
  });

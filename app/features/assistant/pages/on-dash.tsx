import type { ShownAsk } from "../server/load-ask.ts";
import { Ask } from "./ask.tsx";
import type { WrongHandOver } from "./hand-over-form.tsx";

type Props = { shown: ShownAsk; answered: WrongHandOver | undefined };

export const OnDash = ({ shown, answered }: Props) => <Ask {...shown} wrong={answered} />;

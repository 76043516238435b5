import { useEffect, useEffectEvent, useState } from "react";
import { richTextCopy } from "../../desk/words/rich-text.ts";

const words = richTextCopy;
export type Reason = keyof typeof words.refused;

type Options<Part> = {
  load: () => Promise<Part>;
  reasonAgainst: (part: Part) => Reason | undefined;
  /** If the field is being typed in while the editor loads, it stays. */
  isTyping: () => boolean;
};

/** Loads the editor of a text, which is written without marks in it or as Markdown in its field. */
export function useWayOfWriting<Part>({ load, reasonAgainst, isTyping }: Options<Part>) {
  const [part, setPart] = useState<{ loaded: Part }>();
  const [isRich, setRich] = useState(false);
  const [reason, setReason] = useState<Reason>();
  const open = useEffectEvent((loaded: Part) => {
    const against = reasonAgainst(loaded);
    setReason(against);
    setRich(!against);
  });
  const take = useEffectEvent((loaded: Part) => {
    setPart({ loaded });
    if (!isTyping()) open(loaded);
  });
  const begin = useEffectEvent(load);
  useEffect(() => {
    // Without it the field of Markdown stays.
    begin().then(take, () => {});
  }, []);
  const close = (why?: Reason) => {
    setReason(why);
    setRich(false);
  };
  return {
    part: part?.loaded,
    isRich: isRich && part !== undefined,
    reason,
    choose: (rich: boolean) => (rich && part ? open(part.loaded) : close()),
    refuse: close,
  };
}

type Props = Pick<ReturnType<typeof useWayOfWriting>, "part" | "isRich" | "reason" | "choose">;

/** Chooses between the editor and Markdown; says why a text opens as Markdown. */
export const WayOfWriting = ({ part, isRich, reason, choose }: Props) => (
  <>
    {part !== undefined && (
      // biome-ignore lint/a11y/useSemanticElements: two buttons of one choice are no field set
      <div className="rich-switch" role="group" aria-label={words.switch.label}>
        <button className="textbtn" type="button" aria-pressed={isRich} onClick={() => choose(true)}>
          {words.switch.rich}
        </button>
        <button className="textbtn" type="button" aria-pressed={!isRich} onClick={() => choose(false)}>
          {words.switch.markdown}
        </button>
      </div>
    )}
    {reason && (
      <p className="note" role="status">
        {words.refused[reason]}
      </p>
    )}
  </>
);

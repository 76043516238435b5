import type { ReactNode } from "react";
import "./undo-flash.css";

type Props = {
  words: string;
  /** The address of the undo form; unused without `undo`. */
  action: string;
  /** The button that undoes the last press. */
  undo: { name?: string; value: string; words: string } | undefined;
  /** Hidden fields of that form. */
  children?: ReactNode;
};

/** The result of the last press, announced too, with the way to undo it. */
export const UndoFlash = ({ words, action, undo, children }: Props) => (
  <div className="desk__flash undo-flash">
    <p role="status">{words}</p>
    {undo && (
      <form method="post" action={action}>
        {children}
        <button className="textbtn" type="submit" name={undo.name ?? "act"} value={undo.value}>
          {undo.words}
        </button>
      </form>
    )}
  </div>
);

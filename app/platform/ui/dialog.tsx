import { type ReactNode, useEffect, useRef } from "react";

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
};

/** The native dialog: it traps the focus, closes on Escape and returns the focus. */
export function Dialog({ isOpen, onClose, title, closeLabel, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen) dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog className="dialog surface-paper" ref={dialog} onClose={onClose} aria-label={title}>
      <h2>{title}</h2>
      {children}
      <form method="dialog">
        <button className="textbtn dialog__close" type="submit">
          {closeLabel}
        </button>
      </form>
    </dialog>
  );
}

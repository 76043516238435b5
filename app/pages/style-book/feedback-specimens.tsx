import { styleBookCopy as words } from "#app/copy/pages/style-book.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Button } from "#app/ui/button.tsx";
import { SkeletonCard } from "#app/ui/skeleton-card.tsx";
import "#app/ui/breadcrumb.css";
import "#app/ui/dialog.css";
import "#app/ui/progress.css";
import "#app/ui/skeleton.css";

export function FeedbackSpecimens() {
  return (
    <section className="specimens surface-paper grid" aria-labelledby="feedback">
      <h2 id="feedback">{words.feedback}</h2>
      <div className="specimens__three">
        {words.toasts.map(({ title, description, variant }) => (
          <p className={`toast toast--${variant}`} key={title}>
            <b>{title}</b> {description}
          </p>
        ))}
        <progress className="progress" value={5} max={15} aria-label={words.progress} />
        <Breadcrumb
          label={words.crumbs}
          steps={[{ name: words.colours, href: "#colours" }, { name: words.feedback }]}
        />
      </div>
      <div className="specimens__three">
        <SkeletonCard />
        <dialog className="dialog surface-paper" open aria-label={words.dialog.title}>
          <h3>{words.dialog.title}</h3>
          <p>{words.dialog.text}</p>
          <Button kind="ink">{words.dialog.action}</Button>
          <button className="textbtn dialog__close" type="button">
            {words.dialog.close}
          </button>
        </dialog>
      </div>
    </section>
  );
}

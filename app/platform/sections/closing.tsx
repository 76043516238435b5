import { Picture } from "#platform/ui/picture.tsx";
import type { PictureName } from "#platform/ui/pictures.ts";
import { Seal } from "#platform/ui/seal.tsx";
import "./closing.css";

type Props = { title: string; lead: string; action: string; href: string; scene: PictureName; isSealed?: boolean };

/** The last word over a scene of its own. The seal is for the home page. */
export function Closing({ title, lead, action, href, scene, isSealed }: Props) {
  return (
    <section className="closing surface-ink section" aria-labelledby="closing">
      <Picture className="bg" of={scene} alt="" sizes="100vw" />
      <div className="grid">
        {isSealed && <Seal />}
        <h2 id="closing">{title}</h2>
        <p className="lead">{lead}</p>
        <a className="btn" href={href}>
          {action}
        </a>
      </div>
    </section>
  );
}

import { styleBookCopy as words } from "#app/copy/pages/style-book.ts";
import "#app/ui/dropcap.css";

export function TypeSpecimens() {
  const [first, second, third, fourth] = words.typeSamples;
  return (
    <section className="specimens surface-bone grid" aria-labelledby="type">
      <p className="label">{words.type}</p>
      <h2 id="type">{words.type}</h2>
      <p className="specimens__t1">{first}</p>
      <p className="specimens__t2">{second}</p>
      <h3>{third}</h3>
      <p className="h4">{fourth}</p>
      <p className="lead">{words.prose}</p>
      <p className="dropcap">{words.prose}</p>
      <p className="note">{words.prose}</p>
      <p className="small quiet">{words.prose}</p>
    </section>
  );
}

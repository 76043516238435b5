import type { ServicesCopy } from "#app/copy/pages/services.ts";
import "#app/sections/steps.css";

export function Approach({ title, steps }: ServicesCopy["approach"]) {
  return (
    <section className="section surface-paper grid" id="approach" aria-labelledby="approach-title">
      <h2 className="list-head" id="approach-title">
        {title}
      </h2>
      <ol className="steps">
        {steps.map(({ title: step, text }) => (
          <li key={step}>
            <h3>{step}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

import type { AboutCopy } from "#app/copy/pages/about.ts";
import { ContourField } from "#app/sections/contour-field.tsx";
import "./five-steps.css";

export function FiveSteps({ title, steps }: AboutCopy["process"]) {
  return (
    <section className="five surface-ink grid" aria-labelledby="process">
      <ContourField of="ox" late />
      <h2 className="label" id="process">
        {title}
      </h2>
      <ol>
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

import type { ConnectionCopy } from "../words/connections.ts";

/** Explains where each provider shows the values that the form asks for. */
export const Guide = ({ guide: { title, providers } }: { guide: NonNullable<ConnectionCopy["guide"]> }) => (
  <section className="guide" aria-labelledby="guide">
    <h2 id="guide">{title}</h2>
    <dl>
      {providers.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);

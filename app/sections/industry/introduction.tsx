import type { Industry } from "./industry.ts";
import "#app/ui/dropcap.css";

export function Introduction({ name, paragraphs }: { name: Industry["name"]; paragraphs: string[] }) {
  return (
    <section className={`trade-intro ${name}-intro surface-paper grid`}>
      <div>
        {paragraphs.map((paragraph, index) => (
          <p className={index === 0 ? "dropcap" : undefined} key={paragraph}>
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}

import { styleBookCopy as words } from "#app/copy/pages/style-book.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { DefinitionList } from "#app/ui/definition-list.tsx";
import { PriceTable } from "#app/ui/price-table.tsx";
import { RuledList } from "#app/ui/ruled-list.tsx";
import "#app/ui/accordion.css";
import "#app/ui/definition-list.css";
import "#app/ui/price-table.css";
import "#app/ui/ruled-list.css";

export function ListSpecimens({ surface }: { surface: string }) {
  return (
    <section className={`specimens ${surface} grid`} aria-label={`${words.lists}, ${surface}`}>
      <h2>{words.lists}</h2>
      <div className="specimens__three">
        <RuledList items={words.chapters} />
        <PriceTable rows={words.prices} />
        <DefinitionList rows={words.facts} />
        <Accordion items={words.questions} name={surface} />
      </div>
    </section>
  );
}

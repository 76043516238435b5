import { type DocumentName, documentFiles, shownPages } from "#facts/documents.ts";
import { paths } from "#facts/paths.ts";
import "#platform/ui/print.css";
import "./look-inside.css";

/** Captions in the order of `shownPages`: a script, a worksheet and the plan. */
type Props = { of: DocumentName; look: { title: string; pages: readonly { name: string; caption: string }[] } };

/** Three real pages of a guide, as they are in the PDF. */
export const LookInside = ({ of: name, look }: Props) => (
  <section className="look surface-bone grid" aria-labelledby="look">
    <h2 id="look">{look.title}</h2>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the row scrolls, by keyboard too */}
    <ul className="look__pages" tabIndex={0} aria-labelledby="look">
      {shownPages[name].map((page, at) => (
        <li key={page}>
          <Page of={name} page={page} {...look.pages[at]} />
        </li>
      ))}
    </ul>
  </section>
);

type PageProps = { of: DocumentName; page: number; name?: string; caption?: string };

const Page = ({ of, page, name = "", caption }: PageProps) => (
  <figure>
    <img
      src={paths.downloadPage(documentFiles[of], page)}
      width="480"
      height="621"
      alt={name}
      loading="lazy"
      decoding="async"
    />
    <figcaption>{caption}</figcaption>
  </figure>
);

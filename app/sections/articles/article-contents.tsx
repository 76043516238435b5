import type { ContentsEntry } from "#app/rules/render-article/give-anchors.ts";

export function ArticleContents({ contents, title }: { contents: ContentsEntry[]; title: string }) {
  return (
    <nav className="art-contents grid" aria-labelledby="contents">
      <div>
        <h2 className="label" id="contents">
          {title}
        </h2>
        <ol>
          {contents
            .filter(({ depth }) => depth === 2)
            .map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
        </ol>
      </div>
    </nav>
  );
}

import { useEffect, useState } from "react";
import { type BrowserArticleEntry, listBrowserArticles, removeBrowserArticle } from "#app/browser/browser-articles.ts";
import { uploaderCopy } from "#app/copy/pages/blog-uploader.ts";
import { paths } from "#app/paths.ts";
import { fill } from "#app/rules/text/fill.ts";
import { useWords } from "#app/sections/use-words.ts";

export function StoredPosts() {
  const words = uploaderCopy(useWords()).kept;
  const [posts, setPosts] = useState<BrowserArticleEntry[]>([]);
  useEffect(() => setPosts(listBrowserArticles()), []);
  if (posts.length === 0) return null;
  const remove = ({ id, title }: BrowserArticleEntry) => {
    if (!confirm(fill(words.question, { title }))) return;
    removeBrowserArticle(id);
    setPosts(listBrowserArticles());
  };
  return (
    <section className="writing__kept" aria-labelledby="kept">
      <h2 id="kept">{words.title}</h2>
      <ul>
        {posts.toReversed().map((post) => (
          <li key={post.id}>
            <a href={paths.article(post.slug)}>{post.title}</a>
            <button
              className="textbtn"
              type="button"
              aria-label={fill(words.removeTitle, { title: post.title })}
              onClick={() => remove(post)}
            >
              {words.remove}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { keepsList } from "#app/browser/keeps-list.ts";

/** The server lists home's newest articles. What was written in this browser comes in by a script that nobody else fetches. */
export function showOwnPosts() {
  if (location.pathname !== "/" || !keepsList("blog.staticPosts")) return;
  import("#app/islands/newest-articles/put-in-own.tsx").then((newest) => newest.putInOwn());
}

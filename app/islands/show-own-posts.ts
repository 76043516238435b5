import { keepsList } from "#app/browser/keeps-list.ts";

/** The server lists the newest articles; only a browser with own posts loads the script that adds them. */
export function showOwnPosts() {
  if (location.pathname !== "/" || !keepsList("blog.staticPosts")) return;
  import("#app/islands/newest-articles/put-in-own.tsx").then((newest) => newest.putInOwn());
}

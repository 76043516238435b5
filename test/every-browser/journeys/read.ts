import { defaultFacts } from "#app/copy/facts.ts";
import { articleCopy } from "#app/copy/pages/article.ts";
import { listCopy } from "#app/copy/pages/blog.ts";
import { navigationCopy } from "#app/copy/pages/navigation.ts";
import { paths } from "#app/paths.ts";
import type { Journey } from "./journey.ts";

const list = listCopy({});

const menu = navigationCopy(defaultFacts);

/** From the home page through menu and list filters to an article, and back. */
export const read: Journey = async ({ visitor, isPhone }) => {
  await visitor.open(paths.home());
  await visitor.picture("home");
  if (isPhone) {
    await visitor.press(menu.menu);
    await visitor.sees(menu.contact, "[data-menu] nav");
    await visitor.picture("menu");
  }
  await visitor.press(menu.insights);
  await visitor.arrives(paths.blog(), list.title);
  const all = await visitor.reads(".cards");
  await visitor.picture("list");
  await visitor.choose(list.categoryLabel, "Wine");
  await visitor.until(
    "The list does not follow its filter",
    () => visitor.reads(".cards"),
    (some) => some !== all && some.includes("wine"),
  );
  await visitor.fill(list.searchLabel, "no such thing anywhere");
  await visitor.sees(list.noMatches);
  await visitor.press(list.clear);
  await visitor.sees(all, ".cards");
  const title = await visitor.reads(".card:first-child h3");
  await visitor.pressFirst(".card h3 a");
  await visitor.arrives(/^\/blog\/./, title);
  await visitor.picture("article");
  await visitor.press(articleCopy(defaultFacts).back);
  await visitor.arrives(paths.blog(), list.title);
  await visitor.back();
  await visitor.arrives(/^\/blog\/./, title);
};

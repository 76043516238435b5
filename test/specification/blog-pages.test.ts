import { expect, test } from "vitest";
import { startTestSite } from "../app.ts";
import { soon } from "../eventually.ts";
import { startFeedServer } from "../feed-server.ts";
import { forFile } from "../stop-after.ts";
import { expectPages, type Row } from "./shown-page.ts";

const site = forFile(await startTestSite());

const titled = (title: string) => new RegExp(`<title>${title} \\| Alder &amp; Vale</title>`);

const rows: Row[] = [
  [
    "the list's headings [2.blog-list.heading] [2.blog-list.featured] [2.blog-list.latest]",
    "/blog",
    /<h1[^>]*>Insights &amp; Articles</,
    "Featured Article",
    "Latest Articles",
  ],
  ["the list's search [2.blog-list.search]", "/blog", "Search articles..."],
  [
    "the list's categories [2.blog-list.categories]",
    "/blog",
    "All Categories Branding Cigar Shops Fine Dining Luxury Retail Marketing Premium Business SEO Strategy Visibility Wine",
  ],
  [
    "the pinned article is featured, and in no card [4.list.featured] [4.list.excluded]",
    "/blog",
    /Featured Article.*How Wine Shops Are Found on a Saturday.*Latest Articles(?!.*How Wine Shops Are Found on a Saturday.*<\/main>)/s,
  ],
  [
    "cards carry a link to copy [2.blog-list.copy-link]",
    "/blog",
    /<button [^>]*data-copy="\/blog\/the-call-you-miss-at-eight-oclock"[^>]*>Copy link/,
  ],
  [
    "filters without a match [2.blog-list.no-match] [8.filters-match-nothing]",
    "/blog?q=no+such+thing",
    "No articles found matching your criteria.",
    "[Clear Filters](/blog)",
  ],

  [
    "an article's head [2.post.back] [2.post.categories] [2.post.title] [2.post.date] [2.post.read-time] [2.post.share] [2.post.image]",
    "/blog/what-the-pdf-menu-costs-you",
    "[Back to Blog](/blog)",
    "[Fine Dining](/blog?category=Fine+Dining)",
    /<h1[^>]*>What the PDF Menu Costs You</,
    "July 16, 2026",
    "6 min read",
    /<button [^>]*data-share[^>]*>Share/,
    /<img /,
  ],
  [
    "its author [2.post.author] [2.post.author-subtitle]",
    "/blog/what-the-pdf-menu-costs-you",
    "About the Author",
    "A&V",
    "Founder - Alder & Vale",
  ],
  [
    "its title in the tab [2.post.tab-title]",
    "/blog/what-the-pdf-menu-costs-you",
    titled("What the PDF Menu Costs You"),
  ],
  [
    "an article that is not there [2.post.not-found] [2.post.tab-missing] [8.post-missing]",
    "/blog/nothing",
    "Blog Post Not Found",
    "The blog post you're looking for doesn't exist or might have been moved.",
    "[Back to Blog](/blog)",
    titled("Post Not Found"),
  ],

  [
    "the uploader's fields [3.uploader.fields]",
    "/blog-uploader",
    /name="title"/,
    /required="" name="author"/,
    /required="" name="date"/,
    /name="content"/,
    /type="file" accept="image\/\*"/,
  ],
  ["the uploader's author [3.uploader.author]", "/blog-uploader", /name="author"[^>]*value="Alder &amp; Vale"/],
];

test.each(rows)("%s", (_, ...shown) => expectPages(site.get, shown));

test("feed posts are marked as new and dynamic, unreal ones show a placeholder, and three need no button to all [2.blog-list.new-badge] [2.post.dynamic-badge] [2.post.placeholder] [2.home.view-all-hidden]", async () => {
  const content = "This is a placeholder until the workflow has written what guests want to know about us. ".repeat(2);
  const unreal = { id: "unreal", title: "To come", content, category: "Wine", topic: "SEO" };
  const full = (id: string) => ({
    id,
    title: `Feed ${id}`,
    content: "Words that a guest may want to read. ".repeat(9),
  });
  const feed = await startFeedServer([full("1"), full("2"), unreal]);
  const fed = await startTestSite({ FEED_URL: feed.url });
  const pageOf = async (path: string) => (await fed.get(path)).text();
  const list = await soon(() => pageOf("/blog")).is((html) => html.includes("Feed 1"));
  expect(list.match(/<span class="badge badge--new">New</g)).toHaveLength(2);
  expect(await pageOf("/blog/feed-1")).toContain("Dynamic Content");
  expect(await pageOf("/blog/to-come")).toMatch(/Why This Topic Matters.*Wine and SEO/s);
  expect(await pageOf("/")).not.toContain("View All Articles");
  await fed.stop();
  await feed.stop();
});

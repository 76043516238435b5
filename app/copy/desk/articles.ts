import type { ArticleField, ArticleProblem } from "#app/rules/articles/check-article.ts";

const wrongPicture: Partial<Record<ArticleProblem, string>> = {
  "too large": "This picture is too large: at most 8\u00a0MB and 40\u00a0million points. Please make it smaller.",
  "wrong kind": "This is not a picture that can be used. Send JPEG, PNG, WebP, GIF or AVIF.",
  unreadable: "This picture cannot be read: it is broken, or has more than 40\u00a0million points.",
};

/** What is wrong with an article that was sent, at its field. */
const problems: Record<ArticleField, Partial<Record<ArticleProblem, string>>> = {
  title: { missing: "Title is required", "too long": "A title has 300\u00a0characters at most." },
  author: { "too long": "An author’s name has 120\u00a0characters at most." },
  date: { malformed: "Please give the date as year, month and day, such as 2026-11-21." },
  content: {
    ...wrongPicture,
    missing: "Content is required",
    "too long": "A text has 200,000\u00a0characters at most, and 3\u00a0million with its pictures.",
    "too many": "A text has 20\u00a0pictures of its own at most.",
  },
  categories: {
    missing: "Please select at least one category",
    "too many": "An article has 20\u00a0categories at most.",
    "too long": "A category has 60\u00a0characters at most.",
  },
  image: { ...wrongPicture, malformed: "Send the picture as a file, or as a data URL with base64." },
  id: {
    malformed: "An id has 1 to 64 letters, digits, _ or -.",
    taken: "An article of the feed has this id.",
  },
  slug: { "too long": "An address has 160\u00a0characters at most." },
  due: { malformed: "Please give the day and the time, such as 2026-12-01 and 09:00." },
};

export const deskArticlesCopy = {
  title: "Articles",
  write: "Write an article",
  feedLink: "The feed and its last reading",
  wrong: "The article was not published",
  columns: { title: "Title", date: "Date", source: "Source", state: "State" },
  sources: { feed: "Feed", own: "Yours", sample: "Sample" },
  states: { shown: "Shown", "left the feed": "Left the feed", "taken down": "Taken down" },
  none: "There are no articles yet.",
  edit: "Edit",
  plans: {
    title: "Planned",
    due: (moment: string) => `Will be shown ${moment}`,
  },
  pages: { label: "Pages", newer: "Newer", older: "Older" },
  done: {
    published: "The article is shown to everyone.",
    planned: "The article is planned.",
    withdrawn: "The article has been taken down. Its address says that it is gone.",
    restored: "The earlier version is shown.",
    cancelled: "The plan has been dropped. What was shown stays.",
  } as Record<string, string>,
  form: {
    labels: {
      title: "Title",
      author: "Author",
      date: "Date",
      categories: "Categories",
      content: "Content",
      image: "Image",
      slug: "Address",
      due: "Show from",
    },
    optional: "(optional)",
    hints: {
      categories: "One on each line.",
      slug: "After a change the old address leads to the new one.",
      image: "Another picture takes the place of this one.",
      due: (timeZone: string) => `By the clock of ${timeZone.replace(/_/g, " ")}. Empty: at once.`,
    },
    noImage: "Without a picture",
    save: "Save and publish",
  },
  article: {
    look: "See it as its readers do",
    withdraw: "Take it down",
    publishAgain: "It is taken down: saving it shows it again.",
    planned: (moment: string) => `These words will be shown ${moment}. What is shown until then stays.`,
    cancelPlan: "Drop the plan",
    versions: "Earlier versions",
    version: (title: string, moment: string, words: number) =>
      `${title}, ${moment}, ${words.toLocaleString("en-US")}\u00a0words`,
    putBack: "Show this one",
    back: "All articles",
  },
  feed: {
    title: "The feed",
    none: "No feed is set. Articles come from the uploader and from programs that hold the owner key. A hosted feed is set with FEED_URL.",
    read: "Read the feed now",
    done: "The feed has been read.",
    labels: {
      outcome: "Last reading",
      attempt: "Read",
      success: "Last good reading",
      kept: "Articles kept",
      shape: "Found in",
      dropped: "Left out",
    },
    never: "Never",
    nothingDropped: "Nothing",
    outcomes: {
      "never read": "Not read yet",
      posts: "Articles were read",
      started: "The workflow has been started; articles will follow",
      "empty list": "An empty list",
      "empty body": "An empty answer",
      unreadable: "An answer that holds no articles",
      "sign-in": "A page that asks to sign in: the feed is not shared",
      "not-registered": "The workflow is not active, or takes no GET",
    } as Record<string, string>,
    shapes: {
      list: "a list",
      posts: "the field “posts”",
      data: "the field “data”",
      field: "a field of another name",
      table: "a table",
      single: "a single record",
    } as Record<string, string>,
    reasons: {
      "not-a-record": "no records",
      "invalid-id": "with an id that says invalid",
      "no-title": "without a title, and none to be found in the text",
      duplicate: "that came twice",
    } as Record<string, string>,
  },
  problems,
  errors: {
    signedOut: "This needs the owner key.",
    notJson: "This is not JSON.",
    notForm: "This form cannot be read.",
    otherType: "Send an article as a form or as JSON.",
    tooHeavy: "This article is more than can be read. Please make it shorter.",
    fields: "Some fields cannot be used.",
  },
};

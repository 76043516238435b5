import type { ArticleField, ArticleProblem } from "#app/rules/check-article.ts";

const wrongPicture: Partial<Record<ArticleProblem, string>> = {
  "too large": "This picture is larger than 8\u00a0MB.",
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
    "too long": "A text has 3\u00a0million characters at most.",
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
};

export const deskArticlesCopy = {
  title: "Articles",
  problems,
  errors: {
    signedOut: "This needs the owner key.",
    notJson: "This is not JSON.",
    notForm: "This form cannot be read.",
    otherType: "Send an article as a form or as JSON.",
    tooLarge: "This is more than can be taken.",
    fields: "Some fields cannot be used.",
  },
};

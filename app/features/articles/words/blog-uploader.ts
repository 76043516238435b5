import { editable } from "#facts/editable.ts";
import { heicProblem } from "#features/pictures/words/heic-problem.ts";

/** Words in braces are filled in where they are shown. */
export const uploaderCopy = editable("blog-uploader", () => ({
  meta: {
    title: "Write an article",
    description: "Write an article in Markdown, see it as its readers will, and publish it on this device.",
  },
  title: "Write an article",
  lead: "Write in Markdown. The article is set as you go, the way its readers will see it.",
  labels: {
    title: "Title",
    author: "Author",
    date: "Date",
    categories: "Categories",
    content: "Content",
    image: "Image",
  },
  optional: "(optional)",
  hints: {
    categories: "At least one.",
    content: "In Markdown. Drop or paste pictures where they belong.",
    image: "Stands above the article. Drop one here, or choose a file.",
  },
  addPicture: "Add a picture to the text",
  publish: "Publish",
  publishing: "Publishing...",
  toasts: {
    title: { title: "Title is required", variant: "destructive" },
    content: { title: "Content is required", variant: "destructive" },
    category: { title: "Please select at least one category", variant: "destructive" },
    failed: {
      title: "Publication failed",
      description: "There was an error publishing your post. Please try again.",
      variant: "destructive",
    },
    published: { title: "Success!", description: "Your blog post has been published" },
  } as const,
  counts: { one: "1\u00a0word, {minutes}\u00a0min read", many: "{words}\u00a0words, {minutes}\u00a0min read" },
  draft: {
    none: "What you write is kept on this device as you go.",
    waiting: "Keeping your draft …",
    kept: "Draft kept on this device.",
    lost: "This browser’s storage is full or switched off: your draft is not kept. Stay on this page until you have published.",
    clear: "Start afresh",
    clearQuestion: "Clear the whole form? The draft on this device goes with it.",
  },
  image: {
    remove: "Remove the picture",
    chosen: "The picture above the article",
    working: "Preparing the picture …",
    notPicture: "Please choose a picture: JPEG, PNG, WebP, GIF or AVIF.",
    unreadable: "This picture cannot be read. Please try another file.",
    heic: heicProblem,
    still: "This picture moves. Readers see its first frame.",
    small: "This picture is only {width} pixels wide and will look blurred here.",
  },
  figure: {
    title: "What does the picture show?",
    text: "Say it in a sentence, for those who cannot see it. It also stands in for the picture until that has loaded.",
    label: "Description",
    missing: "Please describe the picture.",
    insert: "Put it into the text",
    cancel: "Leave it out",
  },
  preview: {
    title: "Preview",
    empty: "The article appears here as you write.",
    loading: "Setting the type …",
    untitled: "Untitled",
    short: "A text of 50\u00a0characters or fewer is shown as a placeholder. Write a little more.",
  },
  full: "This browser’s storage is full, so the article could not be kept. Nothing is lost: your text still stands in the form. Remove an older article below, or leave out a picture, and publish again.",
  refused: {
    signedOut:
      "The desk has closed meanwhile. Open it again in another tab to publish to everyone, or publish once more to keep the article on this device alone.",
    unreachable: "The site could not be reached. Nothing is lost: your text still stands in the form.",
  },
  /** Only in a browser that is signed in to the desk. */
  owner: {
    signedIn: "The desk is open: what you publish is shown to everyone.",
    desk: "All articles",
  },
  here: "What you publish is shown on this device alone.",
  withoutScript: "This page needs JavaScript, because it is your browser that keeps an article on this device.",
  kept: {
    title: "On this device",
    remove: "Remove",
    removeTitle: "Remove “{title}”",
    question: "Remove “{title}” from this device? What was published to everyone stays.",
  },
}));

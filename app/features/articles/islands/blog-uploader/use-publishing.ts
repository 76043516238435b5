import { nanoid } from "nanoid";
import { useState } from "react";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import type { Post } from "#facts/post.ts";
import { useWords } from "#facts/use-words.ts";
import { showToast } from "#platform/islands/browser/show-toast.ts";
import {
  type BrowserArticleProblem,
  findBrowserArticleProblem,
  makeBrowserArticle,
} from "../../rules/browser-article.ts";
import type { Draft } from "../../rules/draft.ts";
import { withTextPictures } from "../../rules/text-pictures.ts";
import { uploaderCopy } from "../../words/blog-uploader.ts";
import { addBrowserArticle } from "../browser-articles.ts";
import { type PublishOutcome, publishToEveryone } from "../publish-to-everyone.ts";
import type { useDraft } from "./use-draft.ts";

const delayMs = 1500;
/** On this device only. */
const here = { kind: "here" } as const;

/** Publishes an article on this device, and to everyone if signed in to the desk. */
export function usePublishing(isOwner: boolean, writing: ReturnType<typeof useDraft>) {
  const { toasts, full, refused } = uploaderCopy(useWords());
  const [state, setState] = useState<{
    isBusy: boolean;
    problem?: BrowserArticleProblem;
    trouble?: string;
    isOwner: boolean;
  }>({
    isBusy: false,
    isOwner,
  });
  const { draft, change, clear, removeStored } = writing;

  async function publish() {
    if (state.isBusy) return;
    const problem = findBrowserArticleProblem(draft);
    setState({ isBusy: !problem, problem, isOwner: state.isOwner });
    if (problem) return showToast(toasts[problem]);
    const attempt = draft.attempt ?? { id: nanoid(), nowMs: Date.now() };
    change({ attempt });
    try {
      const post = composePost(draft, attempt);
      const [outcome] = await Promise.all([
        state.isOwner ? publishToEveryone(deskPaths.articles(), post) : here,
        pause(),
      ]);
      finish(post, outcome);
    } catch {
      fail();
    }
  }

  function finish(post: Post, outcome: PublishOutcome | typeof here) {
    if (outcome.kind === "signed out") return fail(refused.signedOut, true);
    if (outcome.kind === "unreachable") return fail(refused.unreachable);
    if (outcome.kind === "refused") return fail(outcome.reasons.join(" "));
    const shown = outcome.kind === "published" ? { ...post, slug: outcome.slug } : post;
    if (!keepPost(shown, removeStored) && outcome.kind !== "published") return fail(full);
    showToast(toasts.published);
    clear();
    // Going back may restore the page while it was busy.
    setState({ isBusy: false, isOwner: state.isOwner });
    location.assign(paths.article(shown.slug));
  }

  function fail(trouble?: string, isSignedOut = false) {
    showToast(toasts.failed);
    setState({ isBusy: false, trouble, isOwner: state.isOwner && !isSignedOut });
    change({});
  }

  return { ...state, publish };
}

const composePost = ({ image, pictures, attempt: _, ...fields }: Draft, attempt: { id: string; nowMs: number }): Post =>
  makeBrowserArticle(
    { ...fields, content: withTextPictures(fields.content, pictures), imageSrc: image?.src ?? "" },
    attempt,
  );

/** Deletes the stored draft if there is no room for both. */
function keepPost(post: Post, removeStored: () => void): boolean {
  if (addBrowserArticle(post)) return true;
  removeStored();
  return addBrowserArticle(post);
}

const pause = () => new Promise((resolve) => setTimeout(resolve, delayMs));

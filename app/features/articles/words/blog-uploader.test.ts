import { expect, test } from "vitest";
import { uploaderCopy } from "./blog-uploader.ts";

test("the uploader has the specification’s texts to the letter [8.toast.uploader-missing] [8.toast.uploader-failed] [8.toast.uploader-success]", () => {
  const { toasts, publishing } = uploaderCopy({});
  expect(publishing).toBe("Publishing...");
  expect(toasts.title).toEqual({ title: "Title is required", variant: "destructive" });
  expect(toasts.content).toEqual({ title: "Content is required", variant: "destructive" });
  expect(toasts.category).toEqual({ title: "Please select at least one category", variant: "destructive" });
  expect(toasts.failed).toEqual({
    title: "Publication failed",
    description: "There was an error publishing your post. Please try again.",
    variant: "destructive",
  });
  expect(toasts.published).toEqual({ title: "Success!", description: "Your blog post has been published" });
});

import { expect, test } from "vitest";
import { renderArticle } from "./render/render-article.ts";
import { nextPictureName, placePicture, withTextPictures } from "./text-pictures.ts";

const picture = { src: `data:image/webp;base64,${"A".repeat(400_000)}`, width: 800, height: 500 };

test("a picture becomes a paragraph at the writer's cursor", () => {
  const placed = placePicture("One two", 4, { target: "[picture-1]", alt: "A hill [in]\nautumn" });
  expect(placed).toEqual({ text: "One\n\n![A hill in autumn][picture-1]\n\ntwo", at: 37 });
  expect(placePicture("", 0, { target: "(/media/a.webp)", alt: "A" }).text).toBe("![A](/media/a.webp)\n\n");
});

test("the renderer shows it, however long it is, and says it nowhere else", () => {
  const text = withTextPictures("Words before.\n\n![A hill][picture-1]\n\nWords after.", { "picture-1": picture });
  const named: string[] = [];
  const { html } = renderArticle(text, {
    host: "localhost",
    pictureFor(src) {
      named.push(src);
      return { src: "/media/a.webp", width: 800, height: 500 };
    },
  });
  expect(named).toEqual([picture.src]);
  expect(html).toContain('<img src="/media/a.webp" width="800" height="500" alt="A hill"');
  expect(html).not.toContain("data:");
});

test("each picture has its own name, and pictures deleted from the text are left out", () => {
  expect(nextPictureName({ "picture-1": picture })).toBe("picture-2");
  expect(withTextPictures("Words.", { "picture-1": picture })).toBe("Words.");
});

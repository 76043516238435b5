import { shorten } from "#platform/text/shorten.ts";
import { type Lettering, type SetText, setText } from "./set-text.ts";

const sizesPx = [124, 106, 92, 80, 70, 62, 54, 48];
const smallestPx = 48;
export const titleBox = { width: 880, height: 300 };
type Box = typeof titleBox;
/** Longer titles fit at no size and are cut first. */
const maxCharacters = 220;

type Look = Pick<Lettering, "font" | "colour">;

/** A title as large as its box allows; at the smallest size it ends in an ellipsis. */
export async function setTitle(title: string, look: Look, box: Box = titleBox): Promise<SetText> {
  let text = shorten(title, maxCharacters, "word");
  for (const sizePx of sizesPx) {
    const set = await setText({ ...look, text, sizePx, widthPx: box.width });
    if (isInside(set, box)) return balance(set, { ...look, text, sizePx });
  }
  for (;;) {
    text = shorten(text, Math.floor(text.length * 0.85), "word");
    const set = await setText({ ...look, text, sizePx: smallestPx, widthPx: box.width });
    if (isInside(set, box) || text.length < 10) return set;
  }
}

const isInside = (set: SetText, box: Box) => set.width <= box.width && set.height <= box.height;

/** The narrowest width with the same number of lines, so that no line has a single word. */
async function balance(set: SetText, lettering: Lettering): Promise<SetText> {
  let best = set;
  let [low, high] = [Math.floor(set.width / 2), set.width];
  while (high - low > 20) {
    const widthPx = Math.floor((low + high) / 2);
    const tried = await setText({ ...lettering, widthPx });
    const isAsGood = tried.height <= set.height + 1 && tried.width <= widthPx;
    if (isAsGood) [best, high] = [tried, widthPx];
    else low = widthPx;
  }
  return best;
}

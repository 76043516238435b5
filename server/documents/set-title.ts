import { shorten } from "#app/rules/text/shorten.ts";
import { type Lettering, type SetText, setText } from "./set-text.ts";

const sizesPx = [124, 106, 92, 80, 70, 62, 54, 48];
const smallestPx = 48;
export const titleBox = { width: 880, height: 300 };
/** What no size could hold is cut here before it is set. */
const maxCharacters = 220;

type Look = Pick<Lettering, "font" | "colour">;

/** A title as large as its box allows; one that is too long for the smallest size ends in an ellipsis. */
export async function setTitle(title: string, look: Look): Promise<SetText> {
  let text = shorten(title, maxCharacters, "word");
  for (const sizePx of sizesPx) {
    const set = await setText({ ...look, text, sizePx, widthPx: titleBox.width });
    if (isInside(set)) return balance(set, { ...look, text, sizePx });
  }
  for (;;) {
    text = shorten(text, Math.floor(text.length * 0.85), "word");
    const set = await setText({ ...look, text, sizePx: smallestPx, widthPx: titleBox.width });
    if (isInside(set) || text.length < 10) return set;
  }
}

const isInside = ({ width, height }: SetText) => width <= titleBox.width && height <= titleBox.height;

/** The narrowest setting of as many lines: no line is left with one word. */
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

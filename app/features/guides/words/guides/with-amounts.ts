import { formatMoney } from "#platform/intl/money.ts";
import type { Place } from "#platform/intl/place.ts";
import type { GuideChapter } from "./guide-copy.ts";

/** Writes the amounts of a guide's examples, `¤35`, in the currency of the business. */
export const withAmounts = (chapters: readonly GuideChapter[], place: Place): GuideChapter[] =>
  JSON.parse(JSON.stringify(chapters).replace(/¤(\d+)/g, (_, amount) => formatMoney(Number(amount), place)));

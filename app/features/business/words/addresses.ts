import { formatNumber } from "#platform/intl/numbers.ts";
import { maxAddressCharacters, maxParameters, maxVariants } from "../rules/resolve-redirects.ts";

/** Why a redirect was not stored. */
type Problem = "none" | "old" | "new" | "long" | "parameters" | "variants" | "taken" | "circle" | "no page" | "full";

const number = (count: number) => formatNumber(count);
const addresses = (count: number) => (count === 1 ? "1 address" : `${number(count)} addresses`);

const problems: Record<Problem, string> = {
  none: "Both addresses are needed.",
  old: "The old address is no address of a site. It begins with a slash, such as /our-story.html.",
  new: "The new address begins with a slash, such as /about, or is a whole address that begins with https.",
  long: `This address is too long: ${number(maxAddressCharacters)} characters are the most.`,
  parameters: `After its question mark the old address has more than ${maxParameters} parts, such as p=12. Leave out those that do not choose the page.`,
  variants: `Of this page there are old addresses with ${maxVariants} different sets of parts after the question mark, which is the most. Redirect the page itself instead, without the question mark.`,
  taken: "There is a page or a file at the old address. Visitors see that.",
  circle: "This would lead back to where it began.",
  "no page": "There is no page at the new address.",
  full: "There are 2,000 old addresses, which is the most. Remove some first.",
};

/** Answers of other sites, by status or error. */
const answers: Record<string, string> = {
  "401": "The site asks for a password.",
  "403": "The site refuses programs.",
  "404": "The site has no such page.",
  "410": "The site has taken the page down.",
  "429": "The site was asked too often.",
  "999": "The site refuses programs.",
  unreachable: "No site answers at this address.",
  "private address": "The address lies inside a network, where visitors cannot go.",
  timeout: "The site did not answer in time.",
  "too large": "The site answered with more than we read.",
  "refused redirect": "The site leads on again and again.",
};

export const addressesCopy = {
  title: "Old addresses",
  lead: "Whoever follows an old link finds the page that took its place.",
  notSaved: "Not saved yet.",
  see: "What is missing",
  missed: {
    title: (count: number) => `${addresses(count)} asked for in vain`,
    none: "Nobody has asked for a page in vain.",
    lead: "Visitors came to these and found no page. Where we can guess the page, it is filled in. Robots, your own visits and everybody who asks for privacy are left out.",
    some: (shown: number) =>
      `These are the ${shown} that visitors asked for most; lead them on or set them aside to see the others. Robots, your own visits and everybody who asks for privacy are left out.`,
    asked: (count: number, day: string) =>
      `Asked for ${count === 1 ? "once," : `${number(count)} times, last`} on ${day}.`,
    linkedHere: "The link is on your own page",
    linkedFrom: (page: string) => `The link is on ${page}`,
    to: "Lead it to",
    aside: "Set aside",
    asideTitle: (count: number) => `${addresses(count)} set aside`,
    back: "List again",
    of: (address: string) => `, ${address}`,
  },
  links: {
    title: "Dead links",
    go: "Look for dead links on your pages",
    found: (dead: number) => `${dead === 1 ? "1 dead link" : `${number(dead)} dead links`} on your pages`,
    lead: "Follows every link on your pages and in your articles, to this site and to others, and lists those that lead nowhere.",
    begin: "Look through all links",
    again: "Look again",
    crawled: (pages: number) => `Looking through your pages: ${number(pages)} so far.`,
    checked: (checked: number, links: number) =>
      `Asking other sites: ${number(checked)} of ${number(links)} links so far.`,
    reload: "Show how far it is",
    result: (dead: number) =>
      dead === 0
        ? "No dead link was found."
        : `${dead === 1 ? "1 dead link was" : `${number(dead)} dead links were`} found.`,
    looked: (moment: string, pages: number, links: number) =>
      `Looked on ${moment}: ${number(pages)} addresses of this site and ${number(links)} links to others.`,
    cut: "There were more than can be looked through at once.",
    deadTitle: "They lead nowhere",
    unclearTitle: "Try these yourself",
    unclearLead: "These sites did not answer our question clearly. Many refuse programs and work well for people.",
    own: (answer: string) => (answer === "410" ? "The article was taken down." : "There is no page at this address."),
    answer: (answer: string) => answers[answer] ?? `The site answered with an error (${answer}).`,
    standsOn: "The link is on",
  },
  add: {
    title: "Lead an old address to a page",
    from: "Old address",
    fromHint: "As it was on your earlier site, such as /our-story.html. You can paste it from the browser.",
    to: "New address",
    toHint: "A page of this site, such as /about, or an address elsewhere that begins with https.",
    button: "Lead it there",
    done: "Saved. The old address leads there from now on.",
  },
  several: {
    title: "Several at once",
    lines: "Old and new addresses",
    hint: "One pair a line, with a space between: /our-story.html /about. Up to 500 lines.",
    button: "Lead all of them",
    done: (count: number) => `Saved: ${addresses(count)}.`,
    many: (shown: number) =>
      `These are more than 500 lines. The first ${number(shown)} stand below: send them, then the others.`,
    left(count: number, shown: number) {
      if (count === 1) return "One line was not saved. It stands below; change it and send it again.";
      const which = shown < count ? `The first ${number(shown)}` : "They";
      return `${number(count)} lines were not saved. ${which} stand below; change them and send them again.`;
    },
  },
  asideNow: "Set aside. It is counted on, and stands with those set aside.",
  listedAgain: "It is in the list again.",
  list: {
    title: (count: number) => `${addresses(count)} that lead${count === 1 ? "s" : ""} on`,
    none: "No old address leads on yet.",
    leadsTo: "leads to",
    remove: "Remove",
    of: (address: string) => ` ${address}`,
    removed: "Removed. Nothing leads on from this address now.",
    next: "More",
    first: "Back to the first",
  },
  problems,
};

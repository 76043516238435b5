/** Why a redirect was not stored. */
type Problem = "none" | "old" | "new" | "long" | "taken" | "circle" | "no page" | "full";

const number = (count: number) => count.toLocaleString("en-US");
const addresses = (count: number) => (count === 1 ? "1 address" : `${number(count)} addresses`);

const problems: Record<Problem, string> = {
  none: "Both addresses are needed.",
  old: "The old address is no address of a site. It begins with a slash, such as /our-story.html.",
  new: "The new address begins with a slash, such as /about, or is a whole address that begins with https.",
  long: "This address is too long: 1,000 characters are the most.",
  taken: "There is a page or a file at the old address. Visitors see that.",
  circle: "This would lead back to where it began.",
  "no page": "There is no page at the new address.",
  full: "There are 2,000 old addresses, which is the most. Remove some first.",
};

export const addressesCopy = {
  title: "Addresses",
  lead: "Whoever follows an old link finds the page that took its place.",
  notSaved: "Not saved yet.",
  see: "What is missing",
  missed: {
    title: (count: number) => `${addresses(count)} asked for in vain`,
    none: "Nobody has asked for a page in vain.",
    lead: "Visitors came to these and found no page. Robots, your own visits and everybody who asks for privacy are left out.",
    some: (shown: number) =>
      `These are the ${shown} that visitors asked for most; lead them on or set them aside to see the others. Robots, your own visits and everybody who asks for privacy are left out.`,
    asked: (count: number, day: string) =>
      `Asked for ${count === 1 ? "once" : `${number(count)} times, last`} on ${day}.`,
    linkedHere: "The link is on your own page",
    linkedFrom: (page: string) => `The link is on ${page}`,
    to: "Lead it to",
    guessed: "Our guess. Any other page will do.",
    aside: "Set aside",
    asideTitle: (count: number) => `${addresses(count)} set aside`,
    back: "List again",
    of: (address: string) => `, ${address}`,
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
    many: "These are more than 500 lines. Send the first 500, then the others.",
    left: (count: number) =>
      count === 1
        ? "One line was not saved. It stands below; change it and send it again."
        : `${number(count)} lines were not saved. They stand below; change them and send them again.`,
  },
  setAside: "Set aside. It is counted on, and stands with those set aside.",
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

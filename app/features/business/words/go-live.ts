/** The words of the page that opens the site to search engines. */
export const goLiveCopy = {
  title: "Go live",
  waiting: {
    lead: (address: string) => `The site answers at ${address}. Search engines are still asked to stay away.`,
    who: "Whoever runs your server has done their part: the site has its address, with https. The rest is yours: settle what blocks the launch, then press the button below.",
    insecure:
      "Whoever runs your server still has a part: the address must begin with https. Hand them these lines, then press the button below.",
    what: "When you go live, this changes:",
    changes: [
      "Search engines may list every page that is meant to be found.",
      "The site shows them its sitemap, and tells them about new articles if you have connected that.",
      "Visitors notice nothing: the pages stay as they are.",
    ],
    open: (count: number) =>
      count === 1
        ? "The launch check still has one point that should not go live."
        : `The launch check still has ${count} points that should not go live.`,
    ready: "Nothing in the launch check blocks it.",
    optional: (count: number) =>
      count === 1
        ? "One point is yours to decide: it is not set, and the site works without."
        : `${count} points are yours to decide: they are not set, and the site works without.`,
    optionalLink: "See what that means",
    check: "Open the launch check",
    slow: "What a search engine has listed can take weeks to disappear. Better to be sure first.",
    button: "Go live now",
    back: "Not yet",
  },
  live: {
    lead: "The site is live. Search engines may list it.",
    next: "They find it by themselves within days or weeks. To be quicker, give them the address of your sitemap, in Google Search Console and Bing Webmaster Tools:",
  },
  local: {
    lead: (address: string) => `The site runs at ${address}, where nobody else can reach it.`,
    who: "First, whoever runs your server gives the site its public address: hand them the lines below. Then you press “Go live” here; until that moment search engines are asked to stay away.",
  },
  /** To hand over, for whoever runs the server. */
  lines: {
    title: "For whoever runs the server",
    text: (address: string) =>
      `Please put our website behind HTTPS at our own address, and start it with these settings:\n\nSITE_URL=https://www.our-address.example\nTRUST_PROXY=1\n\nSITE_URL is our address in place of this one; TRUST_PROXY is the number of proxies in front, mostly 1.\nIt runs at ${address} now. The file docs/operations.md says how, under “Deploy”.`,
  },
  today: "Back to Today",
};

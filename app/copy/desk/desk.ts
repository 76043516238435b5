/** Words on every page of the desk, and on its sign-in. */
export const deskCopy = {
  name: "Desk",
  navigation: "Desk",
  skip: "Skip to the page",
  signOut: "Sign out",
  nav: {
    today: "Today",
    leads: "People",
    bookings: "Bookings",
    quiz: "Quiz",
    results: "results",
    /** On a phone "Sent" alone. */
    deliveries: "Sent",
    messages: "messages",
    business: "The business",
    articles: "Articles",
    words: "Words",
    facts: "Business details",
    integrations: "Connections",
    backup: "Backup",
    failed: (count: string) => `${count} not getting through`,
  },
  notLive: {
    text: "Not live yet. Visitors who know the address see the site; search engines are asked to stay away.",
    link: "Go live",
  },
  proxyWarning: {
    text: "All visitors seem to come from one address. They share one limit for sending forms, and the limits on bookings and mails for one visitor are switched off: one person could take every hour of your calendar. Whoever runs your server must tell the site how many proxies stand in front of it (TRUST_PROXY).",
    link: "What this means",
  },
  /** A number that was counted up to a limit only. */
  atMost: (count: number, limit: number) =>
    count > limit ? `over ${limit.toLocaleString("en-US")}` : count.toLocaleString("en-US"),
  older: "Older",
  newest: "Back to the newest",
  signIn: {
    title: "The owner’s desk",
    text: "What the site has earned, and what you can change. Whoever set up your server has the key, and can make you a link that opens the desk.",
    key: "Owner key",
    button: "Open the desk",
    missing: "Please give the key.",
    wrong: "This is not the key. Please copy it whole, without a space before or after.",
  },
};

const passages = (count: number) => (count === 1 ? "one passage" : `${count} passages`);
const points = (count: number) => (count === 1 ? "1 point" : `${count} points`);

export const launchCheckCopy = {
  title: "Launch check",
  lead: "What is still ours rather than yours. Links to other sites take a while to check: whoever runs your server does it with the same check.",
  ready: "Nothing blocks the launch.",
  blocked: (count: number) => `${points(count)} to settle before the site opens`,
  blocks: "What blocks the launch",
  taste: "A matter of taste",
  done: "Done",
  nothingDone: "No words are yours yet: those that you confirm or rewrite stand here.",
  open: (count: number) => `${points(count)} yours to decide`,
  openLead: "These work as they are.",
  words: {
    title: "Words",
    lead: "We wrote these for you. Open a page and read it: at its foot you can say that you stand behind its words, or change them where they stand. What you have rewritten is yours by itself.",
    left: (name: string, count: number) => `${name}: ${passages(count)} to confirm`,
    mine: "These words are mine",
    mineAll: "All words of this page are mine",
    of: (name: string) => ` (${name})`,
    change: "Change these words",
    rewritten: "You have rewritten these words",
    see: "Read them on the page",
    confirmed: (name: string, count: number) => `${name}: ${passages(count)} confirmed`,
    notMine: "Not mine after all",
  },
  details: "Details and connections",
  samples: (count: number) => `Our sample articles: ${count}`,
  pictures: (count: number) => `Pictures that are still ours: ${count}`,
  picturesWhy: "They were made for this site. Photographs of your own say more about you.",
  address: (siteUrl: string) => `Web address: ${siteUrl}`,
  addressWhy:
    "Links, mails and share pictures carry this address. It must be public and begin with https. Whoever runs your server sets it (SITE_URL).",
  passkey: {
    title: "A passkey: none",
    why: "The owner key alone opens the desk. A passkey opens it with your fingerprint or face, and there is nothing that anybody could trick out of you.",
    link: "Make one",
  },
  links: { fact: "Change it", setting: "Connect it", samples: "Write an article", pictures: "See all pictures" },
};

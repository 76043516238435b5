import { test } from "vitest";
import { startTestSite } from "../app.ts";
import { forFile } from "../stop-after.ts";
import { expectPages, type Row } from "./shown-page.ts";

const site = forFile(await startTestSite());

const packages = ["/visibility-starter", "/growth-accelerator", "/authority-builder"];
const industries = ["/verticals/wineries", "/verticals/cigar-lounges", "/verticals/fine-dining"];

const rows: Row[] = [
  [
    "nobody has to sign in [1.no-sign-in] [6.no-login]",
    ["/", "/blog", "/visibility-quiz", "/blog-uploader"],
    /^(?!.*type="password")/s,
  ],
  [
    "the bar is labelled and has its items [2.bar.label] [2.bar.items]",
    "/",
    /<nav [^>]*aria-label="Main"/,
    "[About](/about)",
    "[Services](/services)",
    "Verticals",
    "[Wineries](/verticals/wineries)",
    "[Insights](/blog)",
    "[Tools & Resources](/tools-resources)",
    "[Schedule Consultation](/book-consultation)",
  ],
  ["the menu has a way to the contact [2.menu.contact]", "/", "[Contact](#contact)", /id="contact"/],
  [
    "the footer links to social pages [2.footer.social]",
    "/",
    "[Instagram](https://www.instagram.com/alderandvale)",
    "[YouTube](https://www.youtube.com/@alderandvale)",
    "[LinkedIn](https://www.linkedin.com/company/alderandvale)",
  ],
  ["the footer has quick links [2.footer.links]", "/", /<nav [^>]*aria-label="Quick links"/],
  ["the footer has a mail link [2.footer.mail]", "/", "[hello@example.com](mailto:hello@example.com)"],
  [
    "the footer links to the legal pages [2.footer.legal]",
    "/",
    "[Privacy policy](/privacy-policy)",
    "[Terms of service](/terms-of-service)",
  ],

  ["the hero offers an audit [2.home.hero]", "/", "[Schedule my free visibility audit](/book-consultation)"],
  ["a teaser leads to the founder [2.home.about]", "/", "[Read the founder’s letter](/about)"],
  [
    "four problems [2.home.problems]",
    "/",
    { parts: ["Lack of visibility", "Inconsistent content", "Missing high-end leads", "Brand dilution"] },
  ],
  ["five services [2.home.services]", "/", { parts: 5 }],
  [
    "three guides [2.home.guides]",
    "/",
    { parts: ["Winery Marketing Playbook", "The Smoke Signals Playbook", "The Private Table Playbook"] },
  ],
  [
    "the three newest articles [2.home.newest] [9.home-posts]",
    "/",
    {
      parts: [
        "How Wine Shops Are Found on a Saturday",
        "The Call You Miss at Eight O’Clock",
        "Your Humidor Deserves a Page of Its Own",
      ],
    },
  ],
  ["more than three articles: a button to all [2.home.view-all]", "/", "[View All Articles](/blog)"],

  ["the founder's letter [2.about.founder]", "/about", "A founder’s letter is usually about the founder"],
  ["four reasons [2.about.why-us]", "/about", { parts: 4 }],
  ["five steps [2.about.process]", "/about", { parts: ["Discover", "Design", "Deploy", "Optimize", "Elevate"] }],
  ["a call to action [2.about.action]", "/about", "[Schedule a free consultation](/book-consultation)"],

  ["a card of Dash [2.services.dash]", "/services", "[Meet Dash](/dash)"],
  [
    "four offerings [2.services.offerings]",
    "/services",
    { parts: ["Visibility Starter", "Growth Accelerator", "Authority Builder"] },
    "À la carte",
  ],
  [
    "a table that compares [2.services.comparison]",
    "/services",
    /<table.*What you receive.*Visibility Starter.*Growth Accelerator.*Authority Builder/s,
  ],
  [
    "ticks, dashes and texts in it [3.comparison-row]",
    "/services",
    "Retargeting pixels – Not included – Not included Included",
    "6, of 600–800 words",
  ],
  [
    "the approach [2.services.approach]",
    "/services",
    { parts: ["First we visit", "Then we mend", "Then we keep it so"] },
  ],

  [
    "a table of deliverables, title and details [2.packages.deliverables] [3.deliverable]",
    packages,
    /<table.*Deliverable.*Details/s,
  ],
  ["the investment [2.packages.investment]", packages, "Setup, once", "Each month"],
  ["a button to the booking [2.packages.button]", packages, "[Book a consultation](/book-consultation)"],

  [
    "an AI employee and what it does [2.dash.service]",
    "/dash",
    "An AI employee",
    { parts: ["AI chat bots", "Missed-call communications", "Lead capture", "Review collection", "Nurturing"] },
  ],
  ["cards with prices [2.dash.pricing]", "/dash", { parts: ["Setup", "Management"] }],
  [
    "calls to action [2.dash.action]",
    "/dash",
    "[Book a consultation](/book-consultation)",
    "[Plan the setup](/book-consultation)",
  ],

  [
    "three cards lead to the industries [2.verticals.cards]",
    "/verticals",
    "[Enter the tasting room](/verticals/wineries)",
    "[Enter the lounge](/verticals/cigar-lounges)",
    "[Enter the dining room](/verticals/fine-dining)",
  ],
  ["others are invited too [2.verticals.others]", "/verticals", "[Tell us about your trade](/book-consultation)"],
  [
    "a button for the playbook [2.industry.playbook] [2.industry.promo]",
    "/verticals/wineries",
    "[Get the winery playbook](/winery-playbook)",
  ],
  [
    "a button for the playbook [2.industry.playbook] [2.industry.promo]",
    "/verticals/cigar-lounges",
    "[Get the lounge playbook](/cigar-lounge-playbook)",
  ],
  [
    "a button for the playbook [2.industry.playbook] [2.industry.promo]",
    "/verticals/fine-dining",
    "[Get the dining playbook](/fine-dining-playbook)",
  ],
  [
    "a strategy call, above and below [2.industry.call] [2.industry.action]",
    industries,
    /Book a strategy call.*Book a strategy call/s,
    "[Book a strategy call](/book-consultation)",
  ],
  [
    "what we build [2.industry.build]",
    industries,
    { parts: ["Visibility systems", "Loyalty systems", "Authority content"] },
  ],
  ["tailored deliverables, in four parts [2.industry.deliverables]", industries, { parts: 4 }],

  ["prices of Dash [9.price.dash]", "/services", "from $1,500", "$500 a month"],
  ["prices of Dash on its page [9.price.dash-page]", "/dash", "$1,500–$3,000", "30-day support", "$500–$1,500"],
  ["prices of the starter [9.price.starter]", ["/services", "/visibility-starter"], "$1,000–$1,500", "$500–$750"],
  [
    "prices of the accelerator [9.price.accelerator]",
    ["/services", "/growth-accelerator"],
    "$2,500–$4,000",
    "$800–$1,200",
  ],
  ["prices of the builder [9.price.builder]", ["/services", "/authority-builder"], "$5,000–$8,000", "$1,500–$2,500"],
  ["one package is marked [9.recommended]", ["/services", "/growth-accelerator"], "RECOMMENDED"],
  [
    "prices of single services [9.price.a-la-carte]",
    "/services",
    "Website audit $300 one-time",
    "Website build $2,000–$4,000",
    "Blog engine $350–$800 a month",
    "SEO $800–$2,000",
    "CRM $750 setup plus $300–$600 a month",
    "Paid ads $750–$1,500 a month",
  ],

  [
    "what the policy says is collected [2.privacy.given] [2.privacy.automatic]",
    "/privacy-policy",
    "What we collect",
    "your name, your email address, your company",
    "IP address",
    "type of device",
  ],
  [
    "how it is used, and never sold [2.privacy.use] [2.privacy.never-sold]",
    "/privacy-policy",
    "How we use it",
    "We never sell your data. We never share it with anyone for third-party marketing.",
  ],
  [
    "rights [2.privacy.rights]",
    "/privacy-policy",
    "(access)",
    "(correction)",
    "(unsubscribe)",
    "(deletion)",
    "[support@example.com](mailto:support@example.com)",
  ],
  [
    "the rest of the policy [2.privacy.cookies] [2.privacy.security] [2.privacy.updates] [2.privacy.contact]",
    "/privacy-policy",
    "Cookies and analytics",
    "Security",
    "Changes to this policy",
    "Contact",
  ],
  [
    "the parts of the terms [2.terms.use] [2.terms.property] [2.terms.downloads] [2.terms.liability] [2.terms.links] [2.terms.contact]",
    "/terms-of-service",
    "Use of this website",
    "Intellectual property",
    "Downloads and resources",
    "Limitation of liability",
    "Third-party links",
    "Contact",
  ],
  [
    "consultations at the provider's discretion [2.terms.consultations]",
    "/terms-of-service",
    "offered at our discretion",
    "We may decline",
  ],
  ["changes at any time [2.terms.changes]", "/terms-of-service", "We may change these terms at any time."],
  ["the law of Oregon [2.terms.law]", "/terms-of-service", "laws of the State of Oregon"],
];

test.each(rows)("%s", (_, ...shown) => expectPages(site.get, shown));

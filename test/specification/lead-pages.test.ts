import { expect, test } from "vitest";
import { startTestSite } from "../app.ts";
import { forFile } from "../stop-after.ts";
import { expectPages, type Row } from "./shown-page.ts";

const site = forFile(await startTestSite());

const booking = "/book-consultation";
const form = (id: string) => new RegExp(`id="lead-form".*<iframe [^>]*src="/widget/form/${id}"[^>]*height="432"`, "s");
const newTab = (name: string) => new RegExp(`<a [^>]*href="/downloads/${name}\\.pdf" target="_blank" rel="noopener"`);
const titled = (title: string) => new RegExp(`<title>${title} \\| Alder &amp; Vale</title>`);

const routes: [rule: string, ...paths: string[]][] = [
  ["home [2.route.home]", "/"],
  ["about [2.route.about]", "/about"],
  ["services [2.route.services]", "/services"],
  ["verticals [2.route.verticals]", "/verticals"],
  ["industries [2.route.industries]", "/verticals/wineries", "/verticals/cigar-lounges", "/verticals/fine-dining"],
  ["packages [2.route.packages]", "/visibility-starter", "/growth-accelerator", "/authority-builder"],
  ["the blueprint [2.route.blueprint]", "/visibility-blueprint"],
  ["playbooks [2.route.playbooks]", "/cigar-lounge-playbook", "/winery-playbook", "/fine-dining-playbook"],
  ["the quiz [2.route.quiz]", "/visibility-quiz"],
  ["the list of articles [2.route.blog]", "/blog"],
  ["an article [2.route.post]", "/blog/what-the-pdf-menu-costs-you"],
  ["legal pages [2.route.legal]", "/privacy-policy", "/terms-of-service"],
  ["tools [2.route.tools]", "/tools-resources"],
  [
    "thanks [2.route.thanks]",
    "/thank-you-visibility",
    "/thank-you-cigar",
    "/thank-you-winery",
    "/thank-you-fine-dining",
  ],
  ["the booking [2.route.booking]", "/book-consultation"],
  ["Dash [2.route.dash]", "/dash"],
  ["the uploader [2.route.uploader] [6.uploader-open]", "/blog-uploader"],
];

test.each(routes)("anybody is shown %s", async (_, ...paths) => {
  for (const path of paths) {
    const answer = await site.get(path);
    expect(answer.status, path).toBe(200);
    expect(await answer.text(), path).toMatch(/<h1[^>]*>./);
  }
});

const rows: Row[] = [
  [
    "any other path is not found, with a way home [2.route.other] [2.not-found] [8.unknown-route]",
    ["/nothing", "/verticals/nothing"],
    "Oops! Page not found",
    "[Back to home](/)",
  ],

  ["the blueprint's form [2.blueprint.form]", "/visibility-blueprint", form("blueprint"), { parts: 5 }],
  [
    "the blueprint's button to the booking [2.blueprint.booking]",
    "/visibility-blueprint",
    "[Schedule a free audit](/book-consultation)",
  ],
  [
    "titles of the cigar playbook [2.cigar.title] [2.cigar.page-title]",
    "/cigar-lounge-playbook",
    "The Smoke Signals Playbook",
    titled("The Smoke Signals Playbook"),
  ],
  ["the cigar playbook's form [2.cigar.form]", "/cigar-lounge-playbook", form("cigar")],
  [
    "what is inside, and for whom [2.cigar.inside] [2.cigar.audience]",
    "/cigar-lounge-playbook",
    "What’s inside",
    { parts: 6 },
    /Who it’s for.*?<ul[^>]*>(?:<li[^>]*>[^<]*<\/li>){4}<\/ul>/s,
  ],
  [
    "two buttons lead to the form [2.cigar.buttons]",
    "/cigar-lounge-playbook",
    "[Get the free playbook](#lead-form)",
    "[Take me to the form](#lead-form)",
  ],
  [
    "the winery playbook's title [2.winery.title]",
    "/winery-playbook",
    titled("Winery Marketing Playbook"),
    "Winery Marketing Playbook",
  ],
  [
    "its headline [2.winery.headline]",
    "/winery-playbook",
    /<h1[^>]*>.*Harvest Sustainable Growth for Your Winery.*<\/h1>/s,
  ],
  [
    "its download leads to the form [2.winery.download]",
    "/winery-playbook",
    "[Download the free playbook](#lead-form)",
  ],
  ["its cover [2.winery.cover]", "/winery-playbook", /<img /, "For the tasting room"],
  [
    "five things inside [2.winery.inside]",
    "/winery-playbook",
    {
      parts: [
        "Visibility systems",
        "Lead capture to wine club members",
        "Authentic storytelling",
        "Seasonal content rhythms",
        "Local partnerships",
      ],
    },
  ],
  [
    "its form [2.winery.form-title] [2.winery.form-note]",
    "/winery-playbook",
    form("winery"),
    { parts: ["Get Your Free Winery Growth Playbook"] },
    "We respect your inbox. No spam. Ever.",
  ],
  ["its tagline [2.winery.tagline]", "/winery-playbook", "Great wines rest. Great brands keep in touch."],
  [
    "the dining playbook's title and description [2.dining.title] [2.dining.description]",
    "/fine-dining-playbook",
    titled("The Private Table Playbook"),
    /<meta name="description" content="[^"]{100,}"/,
  ],
  [
    "its download leads to the form [2.dining.download]",
    "/fine-dining-playbook",
    "[Download the free playbook](#lead-form)",
  ],
  [
    "four conditions [2.dining.for-you]",
    "/fine-dining-playbook",
    /Is This for You\?.*?<ul[^>]*>(?:<li[^>]*>[^<]*<\/li>){4}<\/ul>/s,
  ],
  [
    "four cards and a quote [2.dining.learn] [2.dining.quote]",
    "/fine-dining-playbook",
    "What You'll Learn",
    { parts: ["Visibility Systems", "Loyalty Frameworks", "Authority Content", "Quick Wins + Tools"] },
    "A discount fills a chair once. A name remembered fills it again.",
  ],
  ["who we are [2.dining.who]", "/fine-dining-playbook", "Who We Are", "[Learn More](/about)"],
  [
    "its form [2.dining.form-title]",
    "/fine-dining-playbook",
    form("dining"),
    "Get Your Free Fine Dining Growth Playbook",
  ],
  ["its closing call [2.dining.closing]", "/fine-dining-playbook", "[Download the Playbook](#lead-form)"],

  [
    "the blueprint's download [2.thanks-visibility.download]",
    "/thank-you-visibility",
    newTab("visibility-blueprint"),
    "Download Now",
  ],
  [
    "its audit [2.thanks-visibility.action] [2.thanks-visibility.minutes]",
    "/thank-you-visibility",
    "[Schedule My Free Audit](/book-consultation)",
    "complimentary 15-minute audit",
  ],
  [
    "the cigar playbook's thanks [2.thanks.download] [2.thanks.action] [2.thanks-cigar.minutes]",
    "/thank-you-cigar",
    newTab("cigar-lounge-playbook"),
    "Download Now",
    "[Schedule my free audit](/book-consultation)",
    "30-minute audit",
  ],
  [
    "the winery playbook's thanks [2.thanks.download] [2.thanks.action]",
    "/thank-you-winery",
    newTab("winery-playbook"),
    "Download Now",
    "[Book a strategy call](/book-consultation)",
  ],
  [
    "the dining playbook's thanks [2.thanks.download] [2.thanks.action] [2.thanks-dining.cover] [2.thanks-dining.call]",
    "/thank-you-fine-dining",
    newTab("fine-dining-playbook"),
    "Download Now",
    "[Book a strategy call](/book-consultation)",
    "30-minute strategy call",
    /<img /,
  ],

  [
    "the quiz [2.tools.quiz]",
    "/tools-resources",
    "3 minutes",
    "custom score",
    "next steps",
    "[Take the visibility quiz](/visibility-quiz)",
  ],
  [
    "three playbooks [2.tools.playbooks]",
    "/tools-resources",
    { parts: ["The Smoke Signals Playbook", "Winery Marketing Playbook", "The Private Table Playbook"] },
    "[Get the lounge playbook](/cigar-lounge-playbook)",
    "[Get the winery playbook](/winery-playbook)",
    "[Get the dining playbook](/fine-dining-playbook)",
  ],
  [
    "two cards that are coming [2.tools.soon]",
    "/tools-resources",
    /disabled="">Coming Soon.*disabled="">Coming Soon/s,
    "Content readiness self-assessment",
    "CRM automation readiness checklist",
  ],
  [
    "one that is available [2.tools.available]",
    "/tools-resources",
    "Five tweaks",
    "[Download the blueprint](/visibility-blueprint)",
  ],

  ["a button leads to the booking's section [2.booking.hero]", booking, "[Book my session](#booking)", /id="booking"/],
  [
    "what to expect [2.booking.expect]",
    booking,
    "What to Expect",
    "free 30-minute session",
    "journey",
    "2–3 quick wins",
    "how we could help",
    "no pressure",
  ],
  ["a testimonial [2.booking.testimonial]", booking, "We’ll tell you what we would do with your money if it were ours"],
  [
    "the form with its tag, name and height [2.booking.form] [3.embed] [9.form-height-consultation]",
    booking,
    /<iframe [^>]*title="Free Consultation Form" height="546"[^>]*data-tag="consultation-request"[^>]*data-form-id="consultation"/,
  ],
  [
    "why us [2.booking.why]",
    booking,
    "Why Work With Us",
    { parts: ["Premium-focused", "Results-driven", "Flexible"] },
    "Done with you",
    "Done for you",
  ],
  ["for who is unsure [2.booking.not-sure]", booking, "Not Sure Yet"],
  ["service data and descriptions [2.booking.data]", booking, /"@type":"Service"/, /<meta name="description"/],

  ["a button leads to the quiz [2.quiz.hero]", "/visibility-quiz", "[Start the Free Assessment](#quiz)"],
  [
    "what it finds [2.quiz.discover]",
    "/visibility-quiz",
    "Hidden SEO issues",
    "Lead generation gaps",
    "User experience flaws",
  ],
  [
    "three steps [2.quiz.steps]",
    "/visibility-quiz",
    { parts: 3 },
    "15 questions",
    "Get your score",
    "Digital Diagnostic",
  ],
  ["it takes three minutes [9.quiz-minutes]", ["/visibility-quiz", "/tools-resources"], "3 minutes"],
  ["a line about privacy [2.quiz.privacy]", "/visibility-quiz", "No account and no email needed to see your score."],
  ["it begins with a button [4.quiz.intro]", "/visibility-quiz", "Start the Assessment"],

  [
    "sessions of 15 minutes [9.session.fifteen]",
    ["/visibility-blueprint", "/thank-you-visibility", "/visibility-quiz"],
    "15-minute",
  ],
  [
    "sessions of 30 minutes [9.session.thirty]",
    ["/cigar-lounge-playbook", "/thank-you-cigar", booking, "/thank-you-fine-dining"],
    "30-minute",
  ],
  [
    "lead forms are 432 pixels high [9.form-height]",
    ["/visibility-blueprint", "/cigar-lounge-playbook", "/winery-playbook", "/fine-dining-playbook"],
    /data-height="432"/,
  ],
];

test.each(rows)("%s", (_, ...shown) => expectPages(site.get, shown));

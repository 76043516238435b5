/** Texts that the specification gives verbatim. */
export const quotedTexts: [page: string, texts: string[]][] = [
  ["cigar-lounge-playbook", ["The Smoke Signals Playbook"]],
  [
    "winery-playbook",
    [
      "Winery Marketing Playbook",
      "Harvest Sustainable Growth for Your Winery",
      "Get Your Free Winery Growth Playbook",
      "We respect your inbox. No spam. Ever.",
    ],
  ],
  [
    "fine-dining-playbook",
    [
      "The Private Table Playbook",
      "Is This for You?",
      "What You'll Learn",
      "Visibility Systems",
      "Loyalty Frameworks",
      "Authority Content",
      "Quick Wins + Tools",
      "Who We Are",
      "Learn More",
      "Get Your Free Fine Dining Growth Playbook",
      "Download the Playbook",
    ],
  ],
  ["thank-you-visibility", ["Download Now", "Schedule My Free Audit"]],
  ["thank-you-cigar", ["Download Now"]],
  ["thank-you-winery", ["Download Now", "A copy was also sent to your email."]],
  ["thank-you-fine-dining", ["Download Now", "A copy was also sent to your email."]],
  ["tools-resources", ["Coming Soon"]],
  ["book-consultation", ["What to Expect", "Free Consultation Form", "Why Work With Us", "Not Sure Yet"]],
  ["visibility-quiz", ["Start the Free Assessment", "Start the Assessment"]],
];

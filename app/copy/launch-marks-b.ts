/** What is written by us in the owner's place: `page` is the copy's file, `field` the path inside it. */
export type LaunchMark = { page: string; field: string; why: string };

export const launchMarksB: LaunchMark[] = [
  {
    page: "book-consultation",
    field: "testimonial",
    why: "A pledge of the house stands where a client’s own words belong; replace all three lines with a real client’s, by permission.",
  },
  {
    page: "book-consultation",
    field: "expect",
    why: "Promises how a session runs: by video or phone, prepared beforehand, no second call unless asked for. Confirm or change.",
  },
  {
    page: "fine-dining-playbook",
    field: "about.text",
    why: "Describes the consultancy; the owner must stand behind each sentence.",
  },
  {
    page: "visibility-blueprint",
    field: "inside.items",
    why: "Names the five tweaks; a document of the owner’s own must contain the same five.",
  },
  {
    page: "cigar-lounge-playbook",
    field: "inside.items",
    why: "Names the subjects of the playbook; a document of the owner’s own must contain them.",
  },
  {
    page: "winery-playbook",
    field: "inside.items",
    why: "Describes the five parts of the playbook; a document of the owner’s own must contain them.",
  },
  {
    page: "fine-dining-playbook",
    field: "learn.cards",
    why: "Describes the four parts of the playbook; a document of the owner’s own must contain them.",
  },
  {
    page: "quiz-questions",
    field: "quizQuestions",
    why: "Question texts were not given; ids and categories are fixed, the wording is ours.",
  },
  {
    page: "quiz-result",
    field: "result.bands",
    why: "Band messages were not given; they also say what would be sold at each height.",
  },
  {
    page: "quiz-result",
    field: "categories.advice",
    why: "Sentences, steps, and the guide and package named for each area are our suggestion.",
  },
  {
    page: "wineries",
    field: "deliverables.groups",
    why: "Deliverables were not given; they should match what the packages really hold.",
  },
  {
    page: "cigar-lounges",
    field: "deliverables.groups",
    why: "Deliverables were not given; they should match what the packages really hold.",
  },
  {
    page: "fine-dining",
    field: "deliverables.groups",
    why: "Deliverables were not given; they should match what the packages really hold.",
  },
  {
    page: "privacy-policy",
    field: "sections",
    why: "True of this software with its built-in services. Name the connected providers, check that the site is served encrypted, and have counsel read it.",
  },
  {
    page: "privacy-policy",
    field: "updated.date",
    why: "Set it to the day on which the site opens.",
  },
  {
    page: "terms-of-service",
    field: "sections",
    why: "Have counsel read it. The governing law is Oregon’s while the address is in San Francisco: confirm.",
  },
  {
    page: "terms-of-service",
    field: "updated.date",
    why: "Set it to the day on which the site opens.",
  },
];

/** Questions that nearly every owner is asked. They stand in the question book until the owner has answered them. */
export const standingQuestions: readonly { question: string; asks: string }[] = [
  {
    question: "Who are your clients?",
    asks: "your clients, clients have, how many clients, who clients, case study, case studies, references, testimonials, worked with, success stories, biggest success",
  },
  {
    question: "Do you guarantee results?",
    asks: "guarantee, guaranteed, roi, results expect, see results, rank number, how many leads, how many more",
  },
  {
    question: "How long does a contract run, and how does one leave it?",
    asks: "contract, notice period, minimum term, commitment, cancel accelerator, cancel package, cancel starter, cancel authority, cancel any time, lock in, stop paying",
  },
  {
    question: "Who will call me, and who does the work?",
    asks: "who call, who will be on call, who work with me, who will i be working, who does work, who is the founder, name of founder, name of ceo, account manager, your team, how many employees",
  },
  {
    question: "Which places do you serve?",
    asks: "work in, serve in, clients in, come to our, come to us, office in, serve clients, visit our, which countries, which states serve, which states you",
  },
  { question: "Do you give refunds?", asks: "refund, refunds, money back, unhappy" },
  {
    question: "What are your opening hours?",
    asks: "opening hours, office hours, business hours, are you open, when open, open on, closed on, open weekends",
  },
  { question: "Do you sign an NDA?", asks: "nda, confidentiality, non disclosure, confidential" },
];

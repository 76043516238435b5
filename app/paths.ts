import { withQuery } from "#app/rules/http/with-query.ts";
import type { DocumentFile } from "#app/rules/leads/documents.ts";

export type ListQuery = { q?: string; category?: string; page?: number };

/** A page as a file beside it: "/about" and "md" give "/about.md", the home page "/index.md". */
const asFile = (page: string, ending: string) => `${page === "/" ? "/index" : page}.${ending}`;

/** The one place where addresses are built; those of the owner's desk, which no page of a visitor needs, are in `desk-paths.ts`. */
export const paths = {
  home: () => "/",
  about: () => "/about",
  services: () => "/services",
  verticals: () => "/verticals",
  wineries: () => "/verticals/wineries",
  cigarLounges: () => "/verticals/cigar-lounges",
  fineDining: () => "/verticals/fine-dining",
  visibilityStarter: () => "/visibility-starter",
  growthAccelerator: () => "/growth-accelerator",
  authorityBuilder: () => "/authority-builder",
  visibilityBlueprint: () => "/visibility-blueprint",
  cigarLoungePlaybook: () => "/cigar-lounge-playbook",
  wineryPlaybook: () => "/winery-playbook",
  fineDiningPlaybook: () => "/fine-dining-playbook",
  visibilityQuiz: () => "/visibility-quiz",
  /** A result that was sent, under a key that only its visitor is told. */
  quizResult: (linkKey: string) => `/quiz-results/${linkKey}`,
  blog: ({ q, category, page }: ListQuery = {}) =>
    withQuery("/blog", { q, category, page: page && page > 1 ? String(page) : undefined }),
  article: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  privacyPolicy: () => "/privacy-policy",
  termsOfService: () => "/terms-of-service",
  toolsResources: () => "/tools-resources",
  thankYouVisibility: () => "/thank-you-visibility",
  thankYouCigar: () => "/thank-you-cigar",
  thankYouWinery: () => "/thank-you-winery",
  thankYouFineDining: () => "/thank-you-fine-dining",
  download: (file: DocumentFile) => `/downloads/${file}.pdf`,
  /** A built-in form, by its name or the id that the owner gave it. */
  formWidget: (id: string) => `/widget/form/${id}`,
  formWidgetSent: (id: string) => `/widget/form/${id}?sent=1`,
  formEmbedScript: () => "/js/form_embed.js",
  calendarWidget: (id: string) => `/widget/booking/${id}`,
  /** The private page of a booked session, by its key; the addresses under it do one thing each. */
  booking: (key: string) => `/booking/${key}`,
  /** Says that an hour was booked before, to whoever repeats that without its key. */
  alreadyBooked: () => "/booking/already-booked",
  bookingMove: (key: string) => `/booking/${key}/move`,
  bookingCancel: (key: string) => `/booking/${key}/cancel`,
  bookingReminders: (key: string) => `/booking/${key}/reminders`,
  bookingFile: (key: string) => `/booking/${key}/consultation.ics`,
  chooseTime: () => "/book-consultation#choose-a-time",
  bookConsultation: () => "/book-consultation",
  dash: () => "/dash",
  blogUploader: () => "/blog-uploader",
  styleBook: () => "/style-book",
  feed: () => "/api/feed",
  quizSteps: () => "/api/quiz-steps",
  /** Where a feed is loaded as a script, apart from every page. */
  feedFrame: () => "/feed-frame",
  quizCrmHook: () => "/api/hooks/crm",
  quizWorkflowHook: () => "/api/hooks/workflow",
  /** In parts where it would be too long. */
  sitemap: (part?: string) => withQuery("/sitemap.xml", { part }),
  robots: () => "/robots.txt",
  securityTxt: () => "/.well-known/security.txt",
  rss: () => "/rss.xml",
  jsonFeed: () => "/feed.json",
  llms: () => "/llms.txt",
  manifest: () => "/manifest.webmanifest",
  logo: () => "/icon-512.png",
  smallLogo: () => "/icon-192.png",
  maskableLogo: () => "/icon-maskable-512.png",
  touchIcon: () => "/apple-touch-icon.png",
  drawnIcon: () => "/favicon.svg",
  tabIcon: () => "/favicon.ico",
  /** A page or an article, by its path, as markdown. */
  markdown: (page: string) => asFile(page, "md"),
  /** The picture of a page or an article, by its path; `version` tells those who keep pictures that it has changed. */
  sharePicture: (page: string, version?: string) => withQuery(`/share${asFile(page, "jpg")}`, { v: version }),
  /** A picture of ours by its hash and ending. */
  media: (file: string) => `/media/${file}`,
  healthz: () => "/healthz",
  readyz: () => "/readyz",
};

/** Where a booking can be seen, changed and taken along, for the mails that say so. */
export const bookingPaths = {
  page: paths.booking,
  move: paths.bookingMove,
  cancel: paths.bookingCancel,
  file: paths.bookingFile,
  reminders: paths.bookingReminders,
  calendar: paths.chooseTime,
};

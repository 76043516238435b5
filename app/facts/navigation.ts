import { editable } from "./editable.ts";
import type { Facts } from "./facts.ts";

export const navigationCopy = editable("navigation", (facts: Facts) => ({
  skip: "Skip to the page",
  main: "Main",
  menu: "Menu",
  close: "Close",
  home: `${facts.brand.name}, home`,
  about: "About",
  services: "Services",
  verticals: "Verticals",
  wineries: { name: "Wineries", note: "Tasting room, wine club, harvest" },
  cigarLounges: { name: "Cigar lounges", note: "Humidor, members, evenings" },
  fineDining: { name: "Fine dining", note: "Covers, private room, the pass" },
  insights: "Insights",
  toolsResources: "Tools & Resources",
  contact: "Contact",
  scheduleConsultation: "Schedule Consultation",
  footer: {
    write: "Write to us",
    quickLinks: "Quick links",
    house: "The house",
    elsewhere: "Elsewhere",
    instagram: "Instagram",
    youtube: "YouTube",
    linkedin: "LinkedIn",
    quiz: "Visibility quiz",
    askDash: "Ask Dash",
    privacy: "Privacy policy",
    terms: "Terms of service",
    imprint: `© {year} ${facts.brand.name}. ${facts.contact.locality}, ${facts.contact.region}.`,
  },
}));

/** Announced to screen readers while the seal is shown. */
export const loadingCopy = editable("loading", () => ({ label: "Loading the page" }));

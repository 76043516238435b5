/** Pages that are linked to and not built yet. Each leaves this list with the commit that brings it; then so does the list. */
export const awaitedPages: string[] = [
  "/about",
  "/services",
  "/visibility-starter",
  "/growth-accelerator",
  "/authority-builder",
  "/dash",
  "/visibility-quiz",
  "/visibility-blueprint",
  "/winery-playbook",
  "/cigar-lounge-playbook",
  "/fine-dining-playbook",
];

import type { FirstViewBytes } from "./first-view-bytes.ts";

/**
 * The most that the first view of each page may fetch at 360 px. It is what the page takes, a little rounded up: who adds
 * to a page decides here that it is worth the bytes. The first 14,600 bytes come without a further round trip.
 */
export const byteBudgets: Record<string, FirstViewBytes> = {
  "/": { document: 12_900, script: 3_072, font: 56_320, image: 26_624, other: 1_024 },
  "/about": { document: 10_300, script: 3_072, font: 56_320, image: 15_360, other: 1_024 },
  "/book-consultation": { document: 19_500, script: 10_240, font: 56_320, image: 5_632, other: 1_024 },
  "/services": { document: 12_100, script: 3_072, font: 56_320, image: 6_656, other: 1_024 },
  "/visibility-starter": { document: 11_400, script: 3_072, font: 56_320, image: 6_656, other: 1_024 },
  "/growth-accelerator": { document: 11_700, script: 3_072, font: 56_320, image: 14_848, other: 1_024 },
  "/authority-builder": { document: 11_700, script: 3_072, font: 56_320, image: 24_576, other: 1_024 },
  "/dash": { document: 10_400, script: 3_072, font: 56_320, image: 13_824, other: 1_024 },
  "/verticals": { document: 11_000, script: 3_072, font: 56_320, image: 69_120, other: 1_024 },
  "/verticals/wineries": { document: 12_300, script: 3_072, font: 56_320, image: 20_992, other: 1_024 },
  "/verticals/cigar-lounges": { document: 12_800, script: 3_072, font: 56_320, image: 18_432, other: 1_024 },
  "/verticals/fine-dining": { document: 11_800, script: 3_072, font: 56_320, image: 17_920, other: 1_024 },
  "/tools-resources": { document: 10_200, script: 3_072, font: 56_320, image: 11_776, other: 1_024 },
  "/visibility-quiz": { document: 12_000, script: 3_072, font: 56_320, image: 12_288, other: 1_024 },
  "/visibility-blueprint": { document: 18_600, script: 10_240, font: 56_320, image: 14_336, other: 1_024 },
  "/winery-playbook": { document: 18_300, script: 10_240, font: 56_320, image: 23_552, other: 1_024 },
  "/cigar-lounge-playbook": { document: 18_500, script: 10_240, font: 56_320, image: 20_480, other: 1_024 },
  "/fine-dining-playbook": { document: 19_000, script: 10_240, font: 56_320, image: 22_528, other: 1_024 },
  "/blog": { document: 10_900, script: 81_920, font: 56_320, image: 26_624, other: 2_048 },
  "/privacy-policy": { document: 10_400, script: 3_072, font: 56_320, image: 1_024, other: 1_024 },
  "/terms-of-service": { document: 9_300, script: 3_072, font: 56_320, image: 1_024, other: 1_024 },
  "/blog/what-the-pdf-menu-costs-you": { document: 13_300, script: 3_072, font: 56_320, image: 6_144, other: 1_024 },
  "/thank-you-visibility": { document: 8_100, script: 3_072, font: 56_320, image: 16_384, other: 1_024 },
  "/thank-you-cigar": { document: 8_100, script: 3_072, font: 56_320, image: 20_992, other: 1_024 },
  "/thank-you-winery": { document: 8_100, script: 3_072, font: 56_320, image: 17_920, other: 1_024 },
  "/thank-you-fine-dining": { document: 8_100, script: 3_072, font: 56_320, image: 10_240, other: 1_024 },
  "/blog-uploader": { document: 12_900, script: 81_920, font: 56_320, image: 1_024, other: 1_024 },
  "/no-such-page": { document: 7_100, script: 3_072, font: 56_320, image: 13_312, other: 1_024 },
};

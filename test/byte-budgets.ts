import type { FirstViewBytes } from "./first-view-bytes.ts";

/**
 * The maximum bytes of each page's first view at 360 px: today's, slightly rounded up. Raise a budget only if the
 * addition is worth it. The first 14,600 bytes come without a further round trip.
 */
export const byteBudgets: Record<string, FirstViewBytes> = {
  "/": { document: 13_600, script: 3_072, font: 54_272, image: 26_112, other: 512 },
  "/about": { document: 10_425, script: 3_072, font: 54_272, image: 14_848, other: 512 },
  "/book-consultation": { document: 19_230, script: 12_000, font: 54_272, image: 5_632, other: 512 },
  "/services": { document: 12_525, script: 3_072, font: 54_272, image: 6_656, other: 512 },
  "/visibility-starter": { document: 11_500, script: 3_072, font: 54_272, image: 6_656, other: 512 },
  "/growth-accelerator": { document: 11_800, script: 3_072, font: 54_272, image: 14_848, other: 512 },
  "/authority-builder": { document: 11_800, script: 3_072, font: 54_272, image: 24_576, other: 512 },
  "/dash": { document: 11_950, script: 4_608, font: 54_272, image: 13_824, other: 512 },
  "/verticals": { document: 11_150, script: 3_072, font: 54_272, image: 66_560, other: 512 },
  "/verticals/wineries": { document: 13_650, script: 3_072, font: 54_272, image: 18_944, other: 512 },
  "/verticals/cigar-lounges": { document: 14_200, script: 3_072, font: 54_272, image: 18_432, other: 512 },
  "/verticals/fine-dining": { document: 13_125, script: 3_072, font: 54_272, image: 17_920, other: 512 },
  "/tools-resources": { document: 10_325, script: 3_072, font: 54_272, image: 11_776, other: 512 },
  "/visibility-quiz": { document: 12_100, script: 3_072, font: 54_272, image: 12_288, other: 512 },
  "/visibility-blueprint": { document: 18_150, script: 12_000, font: 54_272, image: 14_336, other: 512 },
  "/winery-playbook": { document: 18_000, script: 12_000, font: 54_272, image: 22_016, other: 512 },
  "/cigar-lounge-playbook": { document: 18_050, script: 12_000, font: 54_272, image: 20_480, other: 512 },
  "/fine-dining-playbook": { document: 18_550, script: 12_000, font: 54_272, image: 22_016, other: 512 },
  "/blog": { document: 11_225, script: 82_125, font: 54_272, image: 26_624, other: 2_048 },
  "/privacy-policy": { document: 11_300, script: 3_072, font: 54_272, image: 1_024, other: 512 },
  "/terms-of-service": { document: 9_525, script: 3_072, font: 54_272, image: 1_024, other: 512 },
  "/blog/what-the-pdf-menu-costs-you": { document: 13_600, script: 3_072, font: 54_272, image: 9_984, other: 512 },
  "/thank-you-visibility": { document: 8_200, script: 3_072, font: 54_272, image: 16_384, other: 512 },
  "/thank-you-cigar": { document: 8_200, script: 3_072, font: 54_272, image: 20_480, other: 512 },
  "/thank-you-winery": { document: 8_200, script: 3_072, font: 54_272, image: 17_920, other: 512 },
  "/thank-you-fine-dining": { document: 8_200, script: 3_072, font: 54_272, image: 10_240, other: 512 },
  "/blog-uploader": { document: 13_100, script: 81_920, font: 54_272, image: 1_024, other: 512 },
  "/no-such-page": { document: 7_300, script: 3_072, font: 54_272, image: 13_312, other: 512 },
};

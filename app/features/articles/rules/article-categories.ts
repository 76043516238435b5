/** The categories of own articles, in the order of the form. */
export const articleCategories = [
  "SEO",
  "Branding",
  "Luxury Retail",
  "Cigar Shops",
  "Wine",
  "Fine Dining",
  "Marketing",
  "Strategy",
  "Visibility",
  "Premium Business",
] as const;

export type ArticleCategory = (typeof articleCategories)[number];

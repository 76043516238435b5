/** Whether the browser sends Global Privacy Control. */
export const asksForPrivacy = () =>
  Boolean((navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl);

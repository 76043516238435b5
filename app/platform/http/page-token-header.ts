/** Carries the token that a page's script got from our server; sent to our own server alone. */
export const pageTokenHeader = "X-Page-Token";

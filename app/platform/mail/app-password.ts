/** Google and Yahoo show an app password in four groups; the spaces do not belong to it. */
export const joinAppPassword = (typed: string) =>
  /^[a-z]{4}(?:\s[a-z]{4}){3}$/.test(typed) ? typed.replaceAll(/\s/g, "") : typed;

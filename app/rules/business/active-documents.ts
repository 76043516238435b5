type Addresses = Record<string, string | undefined>;

/** Addresses of shared documents: from the desk, else the settings. */
export const activeDocuments = <Documents extends Addresses>(settings: Documents, onDesk: Addresses): Documents => ({
  ...settings,
  ...Object.fromEntries(Object.entries(onDesk).filter(([, address]) => address)),
});

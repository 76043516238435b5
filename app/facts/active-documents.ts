type Addresses = Record<string, string | undefined>;

/** Addresses of shared documents: those of the desk, else of the settings. */
export const activeDocuments = <Documents extends Addresses>(settings: Documents, onDesk: Addresses): Documents => ({
  ...settings,
  ...Object.fromEntries(Object.entries(onDesk).filter(([, address]) => address)),
});

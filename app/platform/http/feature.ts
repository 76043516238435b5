import type { Facts } from "#facts/facts.ts";
import type { FormName } from "#facts/forms.ts";

/** Routes, each with the file that answers it, from the feature's folder. */
type Routes = Record<string, string>;

/** A group of texts that the owner can change. */
export type TextGroup = {
  name: string;
  /** Where the desk lists it. */
  under: "shared" | "mails";
  copy: (facts: Facts) => object;
};

/** A page of the desk, as the navigation and the search find it. */
type DeskEntry = {
  href: string;
  title: string;
  /** Words that it is looked for by, beside its title. */
  texts?: readonly string[];
  /** In the second part of the navigation; the lowest place is first. */
  nav?: { name: string; place: number };
};

/** Figures and words as they are printed. */
export type PrintedChange = { before: readonly string[]; after: readonly string[] };

/** Asks the owner before a change: `sure` saves all the same. */
export type ChangeWarning = {
  text: string;
  items: readonly { title: string; text: string }[];
  sure: string;
  link: { href: string; name: string };
};

/** A built-in form, as its page names it; `asked` says what somebody asks for with it. */
export type BroughtForm = {
  words: (facts: Facts) => { name: string; title: string; button: string };
  asked: (facts: Facts) => string;
};

/** A feature as plain data: it is read by the build's configuration, the server and the browser. */
export type Feature = {
  /** Whether it has a part in the server: `server/feature.ts`. */
  hasServer?: true;
  /** Pages in the site's frame; the empty path is home. */
  pages?: Routes;
  /** Pages in the desk's frame, for the owner alone. */
  desk?: Routes;
  /** Pages in the desk's frame that writers open too. */
  openDesk?: Routes;
  /** Pages of the desk without its frame: they are opened signed out. */
  doors?: Routes;
  /** Answers without a frame. */
  endpoints?: Routes;
  /** Names for what its entries in Activity are about. */
  activityNames?: Readonly<Record<string, string>>;
  deskEntries?: readonly DeskEntry[];
  /** At the foot of every page, among its quick links. */
  footerLinks?: readonly { href: string; name: (facts: Facts) => string }[];
  /** The built-in forms of its pages. */
  forms?: { readonly [Name in FormName]?: BroughtForm };
  /** The toast after a link was copied, on all pages whose address begins so: the longest beginning counts. */
  copied?: readonly { below: string; words: (facts: Facts) => { title: string; description: string } }[];
  /** By the names that their changes are stored under: they stay. */
  texts?: Readonly<Record<string, TextGroup>>;
};

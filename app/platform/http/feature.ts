import type { Facts } from "#facts/facts.ts";
import type { PageGroup } from "#facts/findable.ts";
import type { FormName } from "#facts/forms.ts";

/** Routes, each with the file that answers it, from the feature's folder. */
type Routes = Record<string, string>;

/** Copy whose texts the owner can change, stored under its group. */
export type Editable<Copy> = ((facts: Facts) => Copy) & { readonly group: string };

/**
 * Why default texts speak for the owner, by their path in the copy. When the words are replaced or confirmed, remove the
 * line; with none left, the site is ready to open.
 */
type LaunchMarks = Readonly<Record<string, string>>;

/** A group of texts that the owner can change. */
export type TextGroup = {
  name: string;
  /** Where the desk lists it. */
  under: "shared" | "mails" | "guides";
  copy: Editable<object>;
  /** The page that shows it, if it has marks. */
  path?: string;
  marks?: LaunchMarks;
};

type PageCopy = { meta: { title: string; description: string } };

/** A page with an address of its own: all lists of pages are made from these. */
export type Page = {
  path: string;
  file: string;
  copy: Editable<PageCopy>;
  /** For the owner. */
  name: string;
  /** Where lists for assistants and search engines have it; the page above it is the first of its group. */
  group: PageGroup;
  /** Search engines and assistants must not show it. */
  isHidden?: true;
  /** Other pages that its file answers, listed after it. */
  others?: (facts: Facts) => { path: string; title: string; description: string }[];
  /**
   * The most bytes of its first view on a phone: today's, slightly rounded up. Raise a budget only if the addition is worth
   * it. The first 14,600 bytes come without a further round trip.
   */
  bytes: { document: number; image: number; script?: number; other?: number };
  marks?: LaunchMarks;
  /** Texts that the specification gives to the letter. */
  quoted?: readonly string[];
  /** Beside the title of its share picture; without one, the hills. */
  shared?: SharedArt;
};

/** A picture of the site, one of three summits, each higher than the last, or a guide's cover. */
type SharedArt =
  | { scene: string }
  | { summit: 0 | 1 | 2 }
  | { cover: (facts: Facts) => { art: string; title: string; line: string } };

/** "letter.paragraphs": every field of a copy by its path; items of a list share the list's path. */
type FieldOf<Copy> = Copy extends readonly unknown[]
  ? never
  : Copy extends object
    ? { [Key in keyof Copy & string]: Key | `${Key}.${FieldOf<Copy[Key]>}` }[keyof Copy & string]
    : never;

type Marked<Of, Copy> = Omit<Of, "copy" | "marks"> & {
  copy: Editable<Copy>;
  marks?: { readonly [Field in FieldOf<Copy>]?: string };
};

export const page = <Copy extends PageCopy>(defined: Marked<Page, Copy>) => defined as Page;

/** With marks on fields that are there. */
export const textGroup = <Copy extends object>(defined: Marked<TextGroup, Copy>) => defined as TextGroup;

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
  /** Pages in the site's frame. */
  pages?: readonly Page[];
  /** Pages in the site's frame behind a key, a name or another page. */
  keyedPages?: Routes;
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
  /** Texts beside those of its pages. */
  texts?: readonly TextGroup[];
};

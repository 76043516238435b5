import type { packageRange } from "../../words/package-facts.ts";

type Words = { title: string; paragraphs: string[] };
type Row = { title: string; mark?: string; details: string };
type Line = { label: string; value: string };

export type PackageCopy = {
  hero: { title: string; badge: string | null; lead: string; action: string };
  figures: Line[];
  fit: Words & { figure?: { label: string; caption: string; alt: string } };
  deliverables: {
    title: string;
    note: string;
    caption: string;
    columns: { title: string; details: string };
    rows: Row[];
  };
  investment: Words & { bill: { title: string; rows: Line[]; last: string }; lead: string; action: string };
  range: ReturnType<typeof packageRange>;
  closing: { title: string; lead: string; action: string };
};

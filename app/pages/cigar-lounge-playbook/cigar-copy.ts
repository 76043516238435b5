import type { cigarLoungePlaybookCopy } from "#app/copy/cigar-lounge-playbook.ts";

export type CigarCopy = ReturnType<typeof cigarLoungePlaybookCopy>;

import type { fineDiningPlaybookCopy } from "#app/copy/fine-dining-playbook.ts";

export type DiningCopy = ReturnType<typeof fineDiningPlaybookCopy>;

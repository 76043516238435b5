import { sequenceGroup } from "#app/copy/mails/letters/sequences.ts";
import { deskPaths } from "#app/desk-paths.ts";
import type { SequenceName } from "#app/rules/letters/sequences.ts";

/** The page where the words of a sequence are edited. */
export const sequenceWords = (sequence: SequenceName) => deskPaths.wordGroup(sequenceGroup(sequence));

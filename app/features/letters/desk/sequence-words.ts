import { deskPaths } from "#facts/desk-paths.ts";
import type { SequenceName } from "../rules/sequences.ts";
import { sequenceGroup } from "../words/sequences.ts";

/** The page where the words of a sequence are edited. */
export const sequenceWords = (sequence: SequenceName) => deskPaths.wordGroup(sequenceGroup(sequence));

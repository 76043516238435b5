import type { ChecklistStep } from "../rules/checklist.ts";
import { NextStep } from "./next-step.tsx";

export const OnNextStep = ({ shown }: { shown: ChecklistStep | undefined }) => <NextStep step={shown} />;

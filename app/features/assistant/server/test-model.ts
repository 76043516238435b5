import type { FeatureIntegration } from "#platform/process/server/server-feature.ts";
import { modelTestWords } from "../words/question-book.ts";
import { tryModel } from "./ask-with-model.ts";

export const testModel: FeatureIntegration["test"] = async (settings, { stopped }) => {
  const { dashModelUrl: url, dashModel: model, dashModelKey: key } = settings;
  if (!url || !model) return undefined;
  const { detail, isSound } = await tryModel({ url, model, key }, stopped);
  if (detail !== undefined) return { reason: detail };
  return isSound ? { outcome: modelTestWords.modelAnswered } : { problem: modelTestWords.modelUnusable };
};

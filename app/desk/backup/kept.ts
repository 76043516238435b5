import { servicesOf } from "#server/services.ts";
import type { Route } from "./+types/kept";
import { answerBackup, answerNoBackup } from "./answer-backup.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const kept = await servicesOf(context).backups.openStored(params.file);
  return kept ? answerBackup(kept, params.file) : answerNoBackup();
}

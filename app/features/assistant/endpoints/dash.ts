import { knownPages } from "#features/site/pages/known-pages.ts";
import { jsonResponse, readPostedJson } from "#platform/http/posted-json.ts";
import { networkOf, type Services, servicesOf } from "#platform/http/services.ts";
import { readText } from "#platform/text/read-text.ts";
import { readConversation } from "../rules/conversation.ts";
import { askCopy } from "../words/dash-answers.ts";
import type { Route } from "./+types/dash";

export const handle = {
  onlyPosts: true,
  personal: true,
  maxBodyBytes: 16 * 1024,
  limit: { burst: 60, perSecond: 0.5 },
};

export const loader = ({ context }: Route.LoaderArgs) =>
  jsonResponse(405, { error: askCopy(servicesOf(context).facts()).empty }, { Allow: "POST" });

type Asked = Parameters<Services["dash"]["ask"]>[1];

/** A visitor's question, answered as JSON or in events. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const copy = askCopy(services.facts());
  const posted = await readPostedJson(request);
  if (posted.kind === "refused") return jsonResponse(posted.status, { error: posted.error });
  const { question: sent, conversation } = (posted.value ?? {}) as Record<string, unknown>;
  const question = readText(sent, "line", maxCharacters);
  if (question.isTooLong) return jsonResponse(422, { error: copy.tooLong });
  if (!question.text) return jsonResponse(422, { error: copy.empty });
  const asked: Asked = {
    question: question.text,
    conversation: readConversation(conversation),
    isKept: request.headers.get("Sec-GPC") !== "1",
    usesModel: true,
    network: networkOf(context),
    left: request.signal,
  };
  if (request.headers.get("Accept")?.includes("text/event-stream")) return answerInEvents(services, asked);
  return jsonResponse(200, await services.dash.ask(await knownPages(services), asked));
}

const maxCharacters = 500;

/** `sentence` events as they are checked, then the whole as `answer`. */
function answerInEvents(services: Services, asked: Asked): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    async start(controller) {
      const send = (event: string, value: object) => {
        if (!asked.left?.aborted)
          controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(value)}\n\n`));
      };
      try {
        const onPiece: Asked["onPiece"] = (piece) => send("sentence", piece);
        send("answer", await services.dash.ask(await knownPages(services), { ...asked, onPiece }));
      } catch (error) {
        services.noteFailure(services, "/api/dash", error);
        send("error", { error: askCopy(services.facts()).failed });
      }
      if (!asked.left?.aborted) controller.close();
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Accel-Buffering": "no",
    },
  });
}

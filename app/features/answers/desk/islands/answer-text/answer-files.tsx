import { useRef, useState } from "react";
import { answerPaths } from "../../../answer-paths.ts";
import { answersDeskCopy as copy } from "../../../words/desk.ts";

export type AnswerFile = { id: string; name: string; size: number };

/** The files of an answer; each is sent to the site as it is chosen. */
export function useFiles(leadId: string, there: readonly AnswerFile[]) {
  const [files, setFiles] = useState(there);
  const [says, setSays] = useState({ status: "", problem: "" });
  const field = useRef<HTMLInputElement>(null);
  async function attach(chosen: Iterable<File>) {
    for (const file of chosen) {
      setSays({ status: copy.attaching(file.name), problem: "" });
      const headers = { "Content-Type": "application/octet-stream" };
      const sent = { method: "POST", body: file, headers };
      const answer = await fetch(answerPaths.file(leadId, file.name, file.type), sent).catch(() => undefined);
      const { files: now, error }: { files?: AnswerFile[]; error?: string } =
        (await answer?.json().catch(() => ({}))) ?? {};
      if (now) setFiles(now);
      setSays({ status: "", problem: now ? "" : (error ?? copy.refused.failed) });
    }
  }
  return { files, says, field, attach, choose: () => field.current?.click() };
}

const kilobyte = 1024;

/** Lists them, with buttons that remove one and attach another. */
export const AnswerFiles = ({ files, says, field, attach, choose }: ReturnType<typeof useFiles>) => (
  <div>
    <ul className="answer-files" aria-label={copy.files}>
      {files.map(({ id, name, size }) => (
        <li key={id}>
          {name}, {copy.size(String(Math.ceil(size / kilobyte)))}
          <button className="textbtn" type="submit" name="act" value={`remove ${id}`} aria-label={copy.remove(name)}>
            {copy.removeShort}
          </button>
        </li>
      ))}
    </ul>
    <input
      ref={field}
      type="file"
      multiple
      hidden
      aria-label={copy.attach}
      onChange={(event) => {
        void attach([...(event.target.files ?? [])]);
        event.target.value = "";
      }}
    />
    <button className="textbtn" type="button" onClick={choose}>
      {copy.attach}
    </button>
    <p role="status">{says.status}</p>
    {says.problem && (
      <p className="field__wrong" role="alert">
        {says.problem}
      </p>
    )}
  </div>
);

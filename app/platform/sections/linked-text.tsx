const addressInWord = /^([^\w.+-]*)([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** Text and mail addresses in turn, text first. */
function splitAtAddresses(text: string): string[] {
  const parts = [""];
  for (const word of text.split(/(?=\s)/)) {
    const [whole = "", before = "", address = ""] = addressInWord.exec(word) ?? [];
    parts.push(`${parts.pop()}${address ? before : word}`);
    if (address) parts.push(address, word.slice(whole.length));
  }
  return parts;
}

/** A text with clickable mail addresses. */
export function LinkedText({ children }: { children: string }) {
  return splitAtAddresses(children).map((part, index) =>
    index % 2 === 1 ? (
      <a href={`mailto:${part}`} key={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}

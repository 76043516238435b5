const mailAddress = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A text of the copy in which mail addresses can be clicked. */
export function LinkedText({ children }: { children: string }) {
  return children.split(mailAddress).map((part, place) =>
    place % 2 === 1 ? (
      <a href={`mailto:${part}`} key={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}

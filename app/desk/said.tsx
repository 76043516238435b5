/** What became of the last press, for eyes and ears. */
export const Said = ({ words }: { words: string | undefined }) =>
  words ? (
    <p className="desk__said" role="status">
      {words}
    </p>
  ) : null;

/** What became of the last press, for eyes and ears. */
export const Flash = ({ words }: { words: string | undefined }) =>
  words ? (
    <p className="desk__flash" role="status">
      {words}
    </p>
  ) : null;

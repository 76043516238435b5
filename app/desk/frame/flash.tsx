/** The result of the last press, announced too. */
export const Flash = ({ words }: { words: string | undefined }) =>
  words ? (
    <p className="desk__flash" role="status">
      {words}
    </p>
  ) : null;

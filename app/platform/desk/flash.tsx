/**
 * The result of the last press, announced too. Pages look its words up by a name in the address, and every object has
 * a "constructor" and a "__proto__".
 */
export const Flash = ({ words }: { words: string | undefined }) =>
  typeof words === "string" && words !== "" ? (
    <p className="desk__flash" role="status">
      {words}
    </p>
  ) : null;

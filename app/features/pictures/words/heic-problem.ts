/** The answer to a photograph in Apple's format, wherever one is sent. */
export const heicProblem =
  "This is an iPhone photo (HEIC). Send it as JPEG: on the iPhone, tap Share, then Options, choose “Most Compatible”, and mail the photo to yourself.";

const encoder = new TextEncoder();

/** Asks for the next page once there is room for it. */
export const streamOf = (pages: AsyncGenerator<string>) =>
  new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await pages.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pages.return(undefined);
    },
  });

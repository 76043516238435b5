type Counter<Count> = { take: () => Count[]; giveBack: (counts: readonly Count[]) => void };

/** Stores new counts; what cannot be written now is written with the next. */
export function makeCountStore<Count>(counter: Counter<Count>, add: (counts: readonly Count[]) => Promise<void>) {
  return async () => {
    const counts = counter.take();
    if (counts.length === 0) return;
    try {
      await add(counts);
    } catch (error) {
      counter.giveBack(counts);
      throw error;
    }
  };
}

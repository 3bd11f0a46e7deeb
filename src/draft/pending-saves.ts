const underWay = new Map<number | string, Promise<unknown>>();

/** A form that is closed saves its last changes; opening the same record again waits for that save. */
export function notePendingSave(record: number | string, words: Promise<unknown>): void {
  underWay.set(record, words);
  const forget = (): void => {
    if (underWay.get(record) === words) underWay.delete(record);
  };
  words.then(forget, forget);
}

/** Resolves when nothing of this record is on its way any more, whether it arrived or not. */
export const pendingSavesOf = async (record: number | string): Promise<void> => {
  await underWay.get(record)?.then(
    () => undefined,
    () => undefined,
  );
};

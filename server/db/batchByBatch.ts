import { Faults } from './Faults';
import { isConnectionLoss } from './failures';

/**
 * Like `oneByOne`, but for a whole batch at once. If a batch fails, each of its ids is tried alone, so that only the
 * faulty one is left undone. Stops after `batches` batches: the rest is done in the next round.
 */
export const batchByBatch = async (
  idsAfter: (after: number) => Promise<number[]>,
  act: (ids: readonly number[]) => Promise<number>,
  batches = Number.POSITIVE_INFINITY,
): Promise<number> => {
  const faults = new Faults();
  let done = 0;
  let ids = await idsAfter(0);
  for (let batch = 1; ids.length > 0; batch += 1) {
    try {
      done += await act(ids);
    } catch (error) {
      if (isConnectionLoss(error)) throw error;
      for (const id of ids) done += Number(await faults.keep(() => act([id])));
    }
    ids = batch < batches ? await idsAfter(ids.at(-1) ?? 0) : [];
  }
  faults.tell();
  return done;
};

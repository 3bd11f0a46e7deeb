import { isConnectionLoss } from './failures';

/**
 * Does something to all of these, batch by batch in the order of their numbers, and answers to how many it was done. One
 * that fails is told at the end: if it ended the round, those behind it would wait for ever.
 */
export const oneByOne = async (
  idsAfter: (after: number) => Promise<number[]>,
  act: (id: number) => Promise<boolean>,
): Promise<number> => {
  const faults: unknown[] = [];
  let done = 0;
  for (let ids = await idsAfter(0); ids.length > 0; ids = await idsAfter(ids.at(-1) ?? 0))
    for (const id of ids)
      try {
        if (await act(id)) done += 1;
      } catch (error) {
        // The others would fail for the same reason, each after its time.
        if (isConnectionLoss(error)) throw error;
        faults.push(error);
      }
  if (faults.length > 0) throw faults[0];
  return done;
};

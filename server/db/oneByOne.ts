import { Faults } from './Faults';

type IdsAfter = (after: number) => Promise<number[]>;

/**
 * Does something to all of these, batch by batch in the order of their numbers, and answers to how many it was done. One
 * that fails is told at the end: if it ended the round, those behind it would wait for ever.
 */
export const oneByOne = async (
  idsAfter: IdsAfter,
  act: (id: number) => Promise<boolean | number>,
): Promise<number> => {
  const faults = new Faults();
  let done = 0;
  for (let ids = await idsAfter(0); ids.length > 0; ids = await idsAfter(ids.at(-1) ?? 0))
    for (const id of ids) done += Number(await faults.keep(() => act(id)));
  faults.tell();
  return done;
};

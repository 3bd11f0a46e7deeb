import { Faults } from './Faults';

type IdsAfter = (after: number) => Promise<number[]>;

/**
 * Applies `act` to every id, batch by batch in ascending order, and answers how many it was done to. A failure is
 * thrown only at the end: stopping at it would leave the ids behind it undone for ever.
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

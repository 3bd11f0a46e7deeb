import type { Transaction } from './database';

/** Takes the next number of a series, starting at 1. Concurrent callers wait for each other. */
export const numberWrite = (tx: Transaction, name: string) =>
  tx
    .insertInto('counter')
    .values({ name, value: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ value: eb('counter.value', '+', 1) })),
    )
    .returning('value');

export const nextNumber = async (tx: Transaction, name: string): Promise<number> =>
  (await numberWrite(tx, name).executeTakeFirstOrThrow()).value;

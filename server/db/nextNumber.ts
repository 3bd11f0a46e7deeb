import type { Transaction } from './database';

/** The next number of a series, from 1. Whoever asks at the same time waits. */
export const nextNumber = async (tx: Transaction, name: string): Promise<number> => {
  const { value } = await tx
    .insertInto('counter')
    .values({ name, value: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ value: eb('counter.value', '+', 1) })),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
};

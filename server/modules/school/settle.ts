import type { Transaction } from '@server/db/database';
import { movePeople } from '@server/modules/account/service';
import { sql } from 'kysely';

/** How another module's records about a school follow when the school is merged or refused. */
export interface FiledAbout {
  /** Makes the records refer to the other entry. */
  move: (
    tx: Transaction,
    column: 'schoolId' | 'departmentId',
    fromId: number,
    intoId: number,
  ) => Promise<void>;
  /** The school is refused: withdraws undecided records about it. */
  withdraw: (tx: Transaction, schoolId: number, now: Date) => Promise<void>;
}

/** What is needed to merge or remove an entry. */
export interface Settling {
  tx: Transaction;
  filed: FiledAbout;
  now: Date;
}

const removed = (now: Date, mergedInto: number | null) => ({
  status: 'removed',
  mergedInto,
  updatedAt: now,
  version: sql<number>`version + 1`,
});

/** Moves the requests for one department to another. */
const moveAsked = (
  tx: Transaction,
  departmentId: number,
  to: { schoolId: number; departmentId: number },
): Promise<unknown> =>
  tx
    .updateTable('schoolApply')
    .set(to)
    .where('departmentId', '=', departmentId)
    .where('status', '=', 0)
    .execute();

const moveDepartment = async (tx: Transaction, id: number, schoolId: number, now: Date): Promise<void> => {
  await tx
    .updateTable('department')
    .set({ schoolId, updatedAt: now, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
  await moveAsked(tx, id, { schoolId, departmentId: id });
};

/** The namesake of a department in use becomes active, even if it was removed or still pending. */
const wake = (tx: Transaction, id: number, now: Date): Promise<unknown> =>
  tx
    .updateTable('department')
    .set({
      status: 'active',
      mergedInto: null,
      reason: null,
      updatedAt: now,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .where('status', 'in', ['removed', 'pending'])
    .execute();

/** People move with their school; a department whose name the target has already becomes that one. */
export const mergeSchool = async (settling: Settling, fromId: number, intoId: number): Promise<void> => {
  const { tx, filed, now } = settling;
  const departments = await tx
    .selectFrom('department')
    .select(['id', 'name', 'status'])
    .where('schoolId', '=', fromId)
    .orderBy('id')
    .execute();
  for (const { id, name, status } of departments) {
    const twin = await tx
      .selectFrom('department')
      .select('id')
      .where('schoolId', '=', intoId)
      .where('name', '=', name)
      .executeTakeFirst();
    if (!twin) await moveDepartment(tx, id, intoId, now);
    else {
      if (status === 'active') await wake(tx, twin.id, now);
      if (status !== 'removed') await mergeDepartment(settling, id, twin.id);
    }
  }
  await movePeople(tx, 'schoolId', fromId, { schoolId: intoId }, now);
  await filed.move(tx, 'schoolId', fromId, intoId);
  await tx.updateTable('school').set(removed(now, intoId)).where('id', '=', fromId).execute();
};

export const mergeDepartment = async (
  { tx, filed, now }: Settling,
  fromId: number,
  intoId: number,
): Promise<void> => {
  const { schoolId } = await tx
    .selectFrom('department')
    .select('schoolId')
    .where('id', '=', intoId)
    .executeTakeFirstOrThrow();
  await movePeople(tx, 'departmentId', fromId, { departmentId: intoId }, now);
  await filed.move(tx, 'departmentId', fromId, intoId);
  await moveAsked(tx, fromId, { schoolId, departmentId: intoId });
  await tx.updateTable('department').set(removed(now, intoId)).where('id', '=', fromId).execute();
};

/** Refuses a school: the people who chose it have none any more, and what they submitted about it is withdrawn. */
export const removeSchool = async ({ tx, filed, now }: Settling, id: number): Promise<void> => {
  await movePeople(tx, 'schoolId', id, { schoolId: null, departmentId: null }, now);
  await filed.withdraw(tx, id, now);
  await tx.updateTable('department').set(removed(now, null)).where('schoolId', '=', id).execute();
  await tx.updateTable('school').set(removed(now, null)).where('id', '=', id).execute();
};

export const removeDepartment = async ({ tx, now }: Settling, id: number): Promise<void> => {
  await movePeople(tx, 'departmentId', id, { departmentId: null }, now);
  await tx.updateTable('department').set(removed(now, null)).where('id', '=', id).execute();
};

import type { Transaction } from '@server/db/database';

/** People move with their school; a department whose name the target has already becomes that one. */
export const mergeSchool = async (
  tx: Transaction,
  fromId: number,
  intoId: number,
  now: Date,
): Promise<void> => {
  const departments = await tx
    .selectFrom('department')
    .select(['id', 'name'])
    .where('schoolId', '=', fromId)
    .execute();
  for (const { id, name } of departments) {
    const twin = await tx
      .selectFrom('department')
      .select('id')
      .where('schoolId', '=', intoId)
      .where('name', '=', name)
      .executeTakeFirst();
    if (twin) await mergeDepartment(tx, id, twin.id, now);
    else
      await tx
        .updateTable('department')
        .set({ schoolId: intoId, updatedAt: now })
        .where('id', '=', id)
        .execute();
  }
  await tx
    .updateTable('account')
    .set({ schoolId: intoId, updatedAt: now })
    .where('schoolId', '=', fromId)
    .execute();
  await tx.updateTable('certification').set({ schoolId: intoId }).where('schoolId', '=', fromId).execute();
  await tx
    .updateTable('school')
    .set({ status: 'removed', updatedAt: now })
    .where('id', '=', fromId)
    .execute();
};

export const mergeDepartment = async (
  tx: Transaction,
  fromId: number,
  intoId: number,
  now: Date,
): Promise<void> => {
  const moved = { departmentId: intoId };
  await tx
    .updateTable('account')
    .set({ ...moved, updatedAt: now })
    .where('departmentId', '=', fromId)
    .execute();
  await tx.updateTable('certification').set(moved).where('departmentId', '=', fromId).execute();
  await tx
    .updateTable('department')
    .set({ status: 'removed', updatedAt: now })
    .where('id', '=', fromId)
    .execute();
};

/** A school that is refused leaves the people who chose it without one; what they filed about it is taken back. */
export const removeSchool = async (tx: Transaction, id: number, now: Date): Promise<void> => {
  await tx
    .updateTable('account')
    .set({ schoolId: null, departmentId: null, updatedAt: now })
    .where('schoolId', '=', id)
    .execute();
  await tx
    .updateTable('certification')
    .set((eb) => ({ status: 3, updatedAt: now, version: eb('version', '+', 1) }))
    .where('schoolId', '=', id)
    .where('status', '=', 0)
    .execute();
  await tx
    .updateTable('department')
    .set({ status: 'removed', updatedAt: now })
    .where('schoolId', '=', id)
    .execute();
  await tx.updateTable('school').set({ status: 'removed', updatedAt: now }).where('id', '=', id).execute();
};

export const removeDepartment = async (tx: Transaction, id: number, now: Date): Promise<void> => {
  await tx
    .updateTable('account')
    .set({ departmentId: null, updatedAt: now })
    .where('departmentId', '=', id)
    .execute();
  await tx
    .updateTable('department')
    .set({ status: 'removed', updatedAt: now })
    .where('id', '=', id)
    .execute();
};

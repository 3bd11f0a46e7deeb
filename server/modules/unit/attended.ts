import { type RawBuilder, sql } from 'kysely';

/**
 * Whether somebody looks after the unit of the row that is read: an administrator who may sign in
 * (docs/decisions/0093). Of the table `unit`, under that name.
 */
export const isAttended = (): RawBuilder<boolean> => sql<boolean>`exists (
  select 1 from account_role held join account holder on holder.id = held.account_id
  where held.unit_id = unit.id and holder.status = 'active')`;

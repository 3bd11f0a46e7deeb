import { type RawBuilder, sql } from 'kysely';

/**
 * Whether the unit of the current row has an administrator who can sign in (docs/decisions/0093). The query must have
 * the table `unit` under that name.
 */
export const isAttended = (): RawBuilder<boolean> => sql<boolean>`exists (
  select 1 from account_role held join account holder on holder.id = held.account_id
  where held.unit_id = unit.id and holder.status = 'active')`;

import { sql } from 'kysely';

/** When the application `a` was approved; null as long as its first stage is only planned. */
export const approvedAt = sql<Date | null>`(select max(e.at) from application_event e
  where e.application_id = a.id and e.event = 'approve')`.as('approvedAt');

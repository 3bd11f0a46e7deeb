import { sql } from 'kysely';

/** When the application `a` was approved; null before that. */
export const approvedAt = sql<Date | null>`(select max(e.at) from application_event e
  where e.application_id = a.id and e.event = 'approve')`.as('approvedAt');

import { sql } from 'kysely';

/** Until when the application `a` has time for a stage by the extensions that were approved; null where none was. */
export const stageOneUntil = sql<Date | null>`(select max(c.until) from project_change c
  where c.application_id = a.id and c.state = 'approved' and c.milestone = 'one')`.as('stageOneUntil');
export const stageTwoUntil = sql<Date | null>`(select max(c.until) from project_change c
  where c.application_id = a.id and c.state = 'approved' and c.milestone = 'two')`.as('stageTwoUntil');

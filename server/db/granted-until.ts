import { sql } from 'kysely';

/** The latest deadline of a stage that approved extensions gave the application `a`; null without an extension. */
export const stageOneUntil = sql<Date | null>`(select max(c.until) from project_change c
  where c.application_id = a.id and c.state = 'approved' and c.milestone = 'one')`.as('stageOneUntil');
export const stageTwoUntil = sql<Date | null>`(select max(c.until) from project_change c
  where c.application_id = a.id and c.state = 'approved' and c.milestone = 'two')`.as('stageTwoUntil');

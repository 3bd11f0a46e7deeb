import type { ApplicationStatus } from '@contract/enums';
import { FUNDED_STATUSES } from '@contract/funded-statuses';
import type { Db } from '@server/modules/apply/scope';

/** Statuses left out of statistics: not filed, or withdrawn. */
const NOT_COUNTED: ApplicationStatus[] = ['draft', 'withdrawn'];
const APPROVED: readonly ApplicationStatus[] = FUNDED_STATUSES;

/** The applications that statistics count, to be grouped and counted by the caller. */
export const selectCounted = (db: Db, periodId?: number) =>
  db
    .selectFrom('application')
    .where('application.filedVersion', '>', 0)
    .where('application.status', 'not in', NOT_COUNTED)
    .$if(periodId !== undefined, (query) => query.where('application.periodId', '=', periodId ?? 0));

export const countCounted = (db: Db) =>
  selectCounted(db)
    .select((eb) => [
      eb.fn.countAll<number>().as('applications'),
      eb.fn.count<number>('unitId').distinct().as('units'),
      eb.fn.countAll<number>().filterWhere('status', 'in', APPROVED).as('approved'),
      eb.fn.countAll<number>().filterWhere('status', '=', 'closed').as('closed'),
    ])
    .executeTakeFirstOrThrow();

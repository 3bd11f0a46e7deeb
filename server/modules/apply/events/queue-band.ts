import type { Calls } from '@contract/endpoints';
import type { ApplicationStatus } from '@contract/enums';
import type { ApplicationTable } from '@server/db/schema';
import type { Db } from '@server/modules/apply/scope';
import { type Selectable, sql } from 'kysely';

type Band = Calls['GET /prod-api/cms/apply/{id}/pace']['answer']['queue'];
type Waiting = Pick<
  Selectable<ApplicationTable>,
  'id' | 'periodId' | 'unitId' | 'status' | 'handler' | 'handlerSince'
>;

/** What is taken one after the other; the others wait for a date that is the same for all. */
const QUEUED: readonly ApplicationStatus[] = [
  'submitted',
  'unit_review',
  'formal_check',
  'expert_review',
  'stage_one',
  'stage_two',
];
/** The unit's one step has two statuses: whether it has begun changes nothing in the order of arrival. */
const AT_THE_UNIT: readonly ApplicationStatus[] = ['submitted', 'unit_review'];
const [FRONT, MIDDLE] = [10, 50];

/** How far to the front of its handler's queue the application is, oldest first; null if it is in no queue. */
export const queueBandOf = async (db: Db, row: Waiting): Promise<Band> => {
  const { id, periodId, unitId, status, handler, handlerSince } = row;
  if ((handler !== 'unit' && handler !== 'office') || !QUEUED.includes(status)) return null;
  const before = await db
    .selectFrom('application')
    .select('id')
    .where('periodId', '=', periodId)
    .where('status', 'in', AT_THE_UNIT.includes(status) ? AT_THE_UNIT : [status])
    .where('handler', '=', handler)
    .$if(handler === 'unit', (query) => query.where('unitId', '=', unitId))
    .where(sql<boolean>`(handler_since, id) < (${handlerSince}, ${id})`)
    .limit(MIDDLE)
    .execute();
  if (before.length < FRONT) return 'front';
  return before.length < MIDDLE ? 'middle' : 'back';
};

import type { Calls } from '@contract/endpoints';
import { actorWord } from '@contract/rules/actor-words';
import { beijingIso } from '@contract/rules/beijing-time';
import { inChinese, type Word } from '@contract/word';
import { listFieldHistory } from '@server/drafts/list-field-history';
import { notFound } from '@server/errors/app-error';
import { countEvents, selectEvents } from '@server/modules/apply/event-repository';
import { mayRead, partOf } from '@server/modules/apply/policy';
import { findApplication } from '@server/modules/apply/repository';
import type { Db, Scope } from '@server/modules/apply/scope';
import { pageOf } from './page-of';

type Events = Calls['GET /prod-api/cms/apply/{id}/events'];
type History = Calls['GET /prod-api/cms/apply/{id}/history'];
type EventRow = Awaited<ReturnType<typeof selectEvents>>[number];

/** Units and the office act as bodies: the timeline names no official. */
const actorOf = ({ actorRole, auditUnitName, name }: EventRow): Word => {
  if (actorRole === 'unit') return actorWord('unit', auditUnitName);
  if (actorRole === 'office' || actorRole === 'system') return actorWord(actorRole);
  return actorWord('leader', name);
};

/** 动态: what happened to the application, newest first. */
export const listEvents = async (
  { db, caller }: Scope<Db>,
  id: number,
  query: Events['query'],
): Promise<Events['answer']> => {
  const row = await findApplication(db, id);
  if (!row || !mayRead(caller, row)) throw notFound();
  const events = await selectEvents(db, id, pageOf(query, 'desc'));
  return {
    rows: events.map((event) => ({
      id: event.id,
      event: event.event,
      from: event.fromStatus,
      to: event.toStatus,
      actorName: inChinese(actorOf(event)).slice(0, 80),
      actorWord: actorOf(event),
      actorRole: event.actorRole,
      reason: event.reason,
      at: beijingIso(event.at),
    })),
    total: await countEvents(db, id),
  };
};

/** Field values that were overwritten or lost a merge, and who wrote them; only for the leader and the helpers. */
export const listHistory = async (
  { db, caller, sealer }: Scope<Db>,
  id: number,
  query: History['query'],
): Promise<History['answer']> => {
  const row = await findApplication(db, id);
  if (!row || partOf(caller, row) === null) throw notFound();
  const page = { ...pageOf(query, 'desc'), path: query.path };
  return listFieldHistory({ db, sealer }, { record: 'application', ref: id }, page);
};

import type { Calls } from '@contract/endpoints';
import { beijingIso } from '@contract/rules/beijing-time';
import { inChinese } from '@contract/word';
import { listFieldHistory } from '@server/drafts/list-field-history';
import { notFound } from '@server/errors/app-error';
import { eventActor } from '@server/modules/apply/event-actor';
import { countEvents, selectEvents } from '@server/modules/apply/event-repository';
import { mayRead, partOf } from '@server/modules/apply/policy';
import { findApplication } from '@server/modules/apply/repository';
import type { Db, Scope } from '@server/modules/apply/scope';
import { pageOf } from './page-of';

type Events = Calls['GET /prod-api/cms/apply/{id}/events'];
type History = Calls['GET /prod-api/cms/apply/{id}/history'];

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
      actorName: inChinese(eventActor(event)).slice(0, 80),
      actorWord: eventActor(event),
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

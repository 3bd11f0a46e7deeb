import type { Calls } from '@contract/endpoints';
import type { ApplicationStatus } from '@contract/enums';
import { beijingIso } from '@contract/rules/beijing-time';
import { findTransition } from '@contract/rules/status-machine';
import { namesOf } from '@server/drafts/names-of';
import { forbidden, notFound } from '@server/errors/app-error';
import { accountsWith } from '@server/modules/apply/people-repository';
import {
  actsForUnit,
  authorsOf,
  isOwner,
  mayRead,
  type Standing,
  UNIT_AUDIT,
} from '@server/modules/apply/policy';
import { findApplication } from '@server/modules/apply/repository';
import type { Db, Scope } from '@server/modules/apply/scope';
import { messagesAt } from '@server/modules/delivery/service';
import { noticesAt, reachesOf } from '@server/modules/notification/service';
import { type Caller, hasPermission } from '@server/security/caller';
import { WAY_TO_CERTIFICATION } from './tell-concerned';

type Answer = Calls['GET /prod-api/cms/apply/{id}/told']['answer'];
type Sent = Answer['past'][number]['sent'];

/** As many as a page of its history shows. */
const LATEST = 100;

const countOf = (messages: readonly { channel: string; state: string }[]): Sent =>
  (['email', 'sms'] as const).flatMap((channel) => {
    const mine = messages.filter((message) => message.channel === channel);
    if (mine.length === 0) return [];
    const arrived = mine.filter(({ state }) => state === 'sent').length;
    const failed = mine.filter(({ state }) => state === 'failed' || state === 'expired').length;
    return [{ channel, arrived, failed, waiting: mine.length - arrived - failed }];
  });

/** A unit that may return the application sees who will be notified, but not the channels or earlier notices. */
const maySendBack = (caller: Caller, row: Standing): boolean =>
  actsForUnit(caller, row) && findTransition(row.status as ApplicationStatus, 'return', 'unit') !== undefined;

/** Whom an act of the office will reach and how, and what has become of what was sent with each earlier event. */
export const toldOf = async ({ db, caller }: Scope<Db>, id: number): Promise<Answer> => {
  const row = await findApplication(db, id);
  if (!row || !mayRead(caller, row)) throw notFound();
  // The applicant and the unit see nothing more, even if they also work for the office.
  const isOffices =
    row.reportedAt !== null && !isOwner(caller, row) && hasPermission(caller, 'cms:apply:list');
  const team = [row.ownerId, ...authorsOf(row)];
  if (!isOffices) {
    if (!maySendBack(caller, row)) throw forbidden();
    const known = await namesOf(db, team);
    return { next: team.map((accountId) => ({ name: known.get(accountId) ?? '' })), past: [] };
  }
  const events = await db
    .selectFrom('applicationEvent')
    .select(['id', 'at'])
    .where('applicationId', '=', id)
    .orderBy('id', 'desc')
    .limit(LATEST)
    .execute();
  const times = events.map(({ at }) => at);
  const own = [`/user/myProjects/${id}`, `/admin/applications/${id}`];
  const notices = (await noticesAt(db, times, [...own, WAY_TO_CERTIFICATION])).filter(
    // The link to the certification page names no application, so only such notices to this team are counted.
    ({ link, accountId }) => link !== WAY_TO_CERTIFICATION || team.includes(accountId),
  );
  // Notices and messages are joined to an event by their time, which is exactly that of the event.
  const people = [...new Set([...team, ...notices.map(({ accountId }) => accountId)])];
  const messages = await messagesAt(db, times, people);
  const isOf = (at: Date) => (one: { createdAt: Date }) => one.createdAt.getTime() === at.getTime();
  // The recipients of `tellConcerned`, each once, without the caller, who would be the one who acts.
  const unit = row.unitId === null ? [] : await accountsWith(db, UNIT_AUDIT, row.unitId);
  const readers = [...new Set([...team, ...unit])].filter((reader) => reader !== caller.accountId);
  const [names, reaches] = [await namesOf(db, readers), await reachesOf(db, readers, 'application')];
  return {
    next: readers.flatMap((accountId) => {
      const reach = reaches.get(accountId);
      if (!reach) return [];
      // The unit only takes note of the decision, so it is not sent a text message.
      const sms = reach.sms && team.includes(accountId);
      return [{ name: names.get(accountId) ?? '', ...reach, sms }];
    }),
    past: events.flatMap(({ id: eventId, at }, index) => {
      // Events at the same moment are notified together; the notices are shown with the last of them.
      if (events[index - 1]?.at.getTime() === at.getTime()) return [];
      const site = notices.filter(isOf(at)).length;
      const sent = countOf(messages.filter(isOf(at)));
      return site + sent.length === 0 ? [] : [{ eventId, at: beijingIso(at), site, sent }];
    }),
  };
};

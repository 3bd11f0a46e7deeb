import type { Permission } from '@contract/permissions';
import type { ChangeEvent, ChangeState } from '@contract/project-change-choices';
import { beijingWord } from '@contract/rules/beijing-time';
import { changeWord } from '@contract/rules/project-change';
import { type Said, say } from '@contract/sentences/sentence';
import { asWritten } from '@contract/word';
import { namesOf } from '@server/drafts/names-of';
import { accountsWith, findUnit } from '@server/modules/apply/people-repository';
import { authorsOf, UNIT_AUDIT } from '@server/modules/apply/policy';
import type { ApplicationRow } from '@server/modules/apply/repository';
import type { Scope } from '@server/modules/apply/scope';
import { notifyAll } from '@server/modules/notification/service';
import type { ChangeRow } from './change-repository';
import { extensionOf } from './present-changes';

/**
 * Recipients: the leader and the authors; the successor while there is a page to open; the successor once there is
 * none; the unit's auditors; deciders of the office.
 */
type Group = 'team' | 'successor' | 'dismissed' | 'unit' | 'office';
interface Message {
  to: Group;
  said: Said;
}

const OFFICE = 'cms:apply:decide' satisfies Permission;

export interface ToldChange {
  /** The application before the act. */
  application: ApplicationRow;
  change: ChangeRow;
  event: ChangeEvent;
  /** The state before the act; null for a new request. It tells who was waited for. */
  from: ChangeState | null;
  actorId: number | null;
  opinion: string | null;
}

type Names = Record<'from' | 'to' | 'unit', string>;

/** Whom each state waits for. The successor is not listed, because they are notified of every outcome anyway. */
const WAITED: Partial<Record<ChangeState, Group>> = { unit: 'unit', office: 'office' };

const messagesFor = (
  { application: { title }, change, event, from: state }: ToldChange,
  { from, to, unit }: Names,
): Message[] => {
  const about = { title, what: changeWord(change) };
  const waited = state === null ? undefined : WAITED[state];
  const told = (said: Said, ...groups: (Group | undefined)[]): Message[] =>
    groups.flatMap((group) => (group ? [{ to: group, said }] : []));
  switch (event) {
    case 'ask': {
      if (change.kind === 'extension') return told(say('notice.change.asked', about), 'unit', 'team');
      const name = change.askedBy === 'unit' ? unit : from;
      return [
        ...told(say('notice.leader.asked', { title, name }), 'successor'),
        ...told(say('notice.leader.proposed', { title }), 'team'),
      ];
    }
    case 'withdraw': {
      const said = change.askedBy === 'unit' ? 'notice.change.taken_back' : 'notice.change.withdrawn';
      return told(say(said, about), waited, 'team', 'dismissed');
    }
    case 'agree':
      return [
        ...told(say('notice.leader.agreed', { title, name: to }), 'team'),
        ...told(say('notice.change.asked', about), 'unit'),
      ];
    case 'refuse':
      return told(say('notice.leader.refused', { title, name: to }), 'team', waited);
    case 'pass':
      return [
        ...told(say('notice.change.passed', about), 'team', 'successor'),
        ...told(say('notice.change.waits', about), 'office'),
      ];
    case 'return':
      return told(say('notice.change.returned', about), 'team', 'dismissed');
    case 'approve': {
      if (change.kind === 'leader')
        return told(say('notice.leader.changed', { title, from, to }), 'team', 'successor', 'unit');
      const at = beijingWord(extensionOf(change).until.toISOString());
      return told(say('notice.change.approved', { ...about, at }), 'team', 'unit');
    }
    case 'decline':
      return told(say('notice.change.declined', about), 'team', 'dismissed', 'unit');
    case 'lapse':
      return told(say('notice.change.lapsed', about), waited, 'team', 'dismissed');
  }
};

const peopleOf = async (
  { db }: Pick<Scope, 'db'>,
  to: Group,
  { ownerId, unitId, ...row }: ApplicationRow,
  { successorId }: ChangeRow,
): Promise<number[]> => {
  if (to === 'team') return [ownerId, ...authorsOf(row)];
  if (to === 'office') return accountsWith(db, OFFICE);
  if (to !== 'unit') return successorId === null ? [] : [successorId];
  return unitId === null ? [] : accountsWith(db, UNIT_AUDIT, unitId);
};

const namesIn = async (
  { db }: Pick<Scope, 'db'>,
  { application: { unitId }, change: { leaderId, successorId } }: ToldChange,
): Promise<Names> => {
  const people = [leaderId, successorId].filter((person) => person !== null);
  const names = await namesOf(db, people);
  const nameOf = (person: number | null): string => names.get(person ?? 0) ?? '';
  const unit = (await findUnit(db, unitId))?.name ?? '';
  return { from: nameOf(leaderId), to: nameOf(successorId), unit };
};

/** A dismissed successor can no longer open the page, so the notice has no link. */
const linkFor = (to: Group, id: number): string | null => {
  if (to === 'dismissed') return null;
  return to === 'office' ? `/admin/applications/${id}#changes` : `/user/myProjects/${id}#changes`;
};

const bodyOf = (to: Group, { event, opinion }: ToldChange): Said => {
  if (event === 'lapse') return 'notice.change.lapsed_why';
  return event === 'ask' && to === 'successor' ? 'notice.leader.look' : asWritten(opinion ?? '');
};

/** One notice each, in the transaction of the act itself, and none to whoever did it. */
export const tellChange = async (
  scope: Pick<Scope, 'db' | 'sealer' | 'now'>,
  told: ToldChange,
): Promise<void> => {
  const { application, change, actorId } = told;
  const known = new Set([actorId]);
  for (const { to, said } of messagesFor(told, await namesIn(scope, told))) {
    const fresh = (await peopleOf(scope, to, application, change)).filter((person) => !known.has(person));
    for (const person of fresh) known.add(person);
    const notice = { kind: 'application' as const, title: said, body: bodyOf(to, told) };
    await notifyAll(
      scope.db,
      scope.sealer,
      fresh.map((accountId) => ({
        accountId,
        ...notice,
        link: linkFor(to, application.id),
        isQueue: to === 'unit' || to === 'office',
      })),
      scope.now,
    );
  }
};

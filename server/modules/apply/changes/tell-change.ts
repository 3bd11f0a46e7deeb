import type { Permission } from '@contract/permissions';
import { beijingWord } from '@contract/rules/beijing-time';
import { type ChangeEvent, type ChangeState, changeWord } from '@contract/rules/project-change';
import { type Said, say } from '@contract/sentences/sentence';
import { asWritten } from '@contract/word';
import { UNIT_AUDIT } from '@server/modules/apply/events/tell-concerned';
import { accountsWith } from '@server/modules/apply/people-repository';
import { authorsOf } from '@server/modules/apply/policy';
import type { ApplicationRow } from '@server/modules/apply/repository';
import type { Scope } from '@server/modules/apply/scope';
import { notifyAll } from '@server/modules/notification/service';
import type { ChangeRow } from './change-repository';
import { extensionOf } from './present-changes';

/** The leader and the authors; the unit's auditors; the deciders of the office. */
type Group = 'team' | 'unit' | 'office';
interface Message {
  to: Group;
  said: Said;
}

const OFFICE = 'cms:apply:decide' satisfies Permission;

export interface ToldChange {
  application: ApplicationRow;
  change: ChangeRow;
  event: ChangeEvent;
  /** Where it stood before: whom it waited for. */
  from: ChangeState | null;
  actorId: number | null;
  opinion: string | null;
}

const messagesFor = ({ application: { title }, change, event, from }: ToldChange): Message[] => {
  const { milestone, until } = extensionOf(change);
  const what = changeWord(milestone);
  const about = { title, what };
  const waited = from === 'office' ? 'office' : 'unit';
  switch (event) {
    case 'ask':
      return [
        { to: 'unit', said: say('notice.change.asked', about) },
        { to: 'team', said: say('notice.change.asked', about) },
      ];
    case 'withdraw':
      return [
        { to: waited, said: say('notice.change.withdrawn', about) },
        { to: 'team', said: say('notice.change.withdrawn', about) },
      ];
    case 'pass':
      return [
        { to: 'team', said: say('notice.change.passed', about) },
        { to: 'office', said: say('notice.change.waits', about) },
      ];
    case 'return':
      return [{ to: 'team', said: say('notice.change.returned', about) }];
    case 'approve': {
      const at = beijingWord(until.toISOString());
      return [
        { to: 'team', said: say('notice.change.approved', { ...about, at }) },
        { to: 'unit', said: say('notice.change.approved', { ...about, at }) },
      ];
    }
    case 'decline':
      return [
        { to: 'team', said: say('notice.change.declined', about) },
        { to: 'unit', said: say('notice.change.declined', about) },
      ];
    case 'lapse':
      return [
        { to: waited, said: say('notice.change.lapsed', about) },
        { to: 'team', said: say('notice.change.lapsed', about) },
      ];
  }
};

const peopleOf = async (
  { db }: Pick<Scope, 'db'>,
  to: Group,
  { ownerId, unitId, ...row }: ApplicationRow,
): Promise<number[]> => {
  if (to === 'team') return [ownerId, ...authorsOf(row)];
  if (to === 'office') return accountsWith(db, OFFICE);
  return unitId === null ? [] : accountsWith(db, UNIT_AUDIT, unitId);
};

/** One notice each, in the transaction of the act itself, and none to whoever did it. */
export const tellChange = async (
  scope: Pick<Scope, 'db' | 'sealer' | 'now'>,
  told: ToldChange,
): Promise<void> => {
  const { application, event, actorId, opinion } = told;
  const known = new Set([actorId]);
  const { id } = application;
  const lapsed = event === 'lapse' ? ('notice.change.lapsed_why' as const) : null;
  const body: Said = lapsed ?? asWritten(opinion ?? '');
  for (const { to, said } of messagesFor(told)) {
    const fresh = (await peopleOf(scope, to, application)).filter((person) => !known.has(person));
    for (const person of fresh) known.add(person);
    const link = to === 'office' ? `/admin/applications/${id}` : `/user/myProjects/${id}`;
    await notifyAll(
      scope.db,
      scope.sealer,
      fresh.map((accountId) => ({
        ...{ accountId, kind: 'application' as const, title: said, body, link },
        isQueue: to !== 'team',
      })),
      scope.now,
    );
  }
};

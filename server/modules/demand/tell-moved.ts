import type { DemandEvent } from '@contract/demand-choices';
import { beijingDay } from '@contract/rules/beijing-time';
import { hideContacts } from '@contract/rules/contact-in-text';
import { DEMAND_ENDING_WORDS } from '@contract/rules/demand-ending';
import { type PlainCode, say } from '@contract/sentences/sentence';
import type { DemandRecord } from './repository';
import { type Telling, tellOwner, tellRepliers, tellShown } from './tell-sides';

type Next = 'notice.demand.shown' | 'notice.posting.mend' | 'notice.posting.hidden';
const NEWS: Partial<Record<DemandEvent, [title: PlainCode, body: Next]>> = {
  publish: ['notice.demand.published', 'notice.demand.shown'],
  return: ['notice.demand.returned', 'notice.posting.mend'],
  close: ['notice.demand.closed', 'notice.posting.hidden'],
};

/** Tells the owner what a moderator did with the demand. */
export async function tellDecided(scope: Telling, record: DemandRecord, event: DemandEvent) {
  const news = NEWS[event];
  if (!news) return;
  const [title, next] = news;
  const what = say(next, { title: record.title });
  const body = record.reason ? say('notice.posting.opinion', { what, reason: record.reason }) : what;
  if (event === 'publish') await tellShown(scope, record, [title, body]);
  else await tellOwner(scope, record, [title, body]);
}

/**
 * Tells both accepted and waiting conversations that the demand was closed, and why. A moderator's own words are only
 * for the owner.
 */
export const tellClosed = (scope: Telling, demand: DemandRecord): Promise<void> => {
  const ending = demand.ending ?? 'other';
  const why = DEMAND_ENDING_WORDS.word(ending);
  const reason = ending === 'platform' || demand.reason === null ? null : hideContacts(demand.reason);
  return tellRepliers(scope, demand, 'notice.demand.closed', (status) => {
    const code = status === 'accepted' ? 'notice.demand.closed_talking' : 'notice.demand.closed_waiting';
    const what = say(code, { title: demand.title, why });
    return reason ? say('notice.posting.reason', { what, reason }) : what;
  });
};

/** Tells everybody with an open conversation about an event of the demand. */
export async function tellOthers(scope: Telling, record: DemandRecord, event: DemandEvent, wasOver: boolean) {
  const { title, deadline } = record;
  if (event === 'close') return tellClosed(scope, record);
  if (event === 'solve')
    return tellRepliers(scope, record, 'notice.demand.solved', (status) =>
      say(status === 'accepted' ? 'notice.demand.solved_talking' : 'notice.demand.solved_waiting', { title }),
    );
  // A renewal before the deadline is not news for them: only the owner had been told that it was near.
  if (event !== 'renew' || !wasOver || !deadline) return undefined;
  const news = say('notice.demand.renewed_until', { title, day: beijingDay(deadline) });
  return tellRepliers(scope, record, 'notice.demand.renewed', () => news);
}

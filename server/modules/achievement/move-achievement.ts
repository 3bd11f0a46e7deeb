import type { AchievementDraft } from '@contract/achievement';
import type { AchievementEvent } from '@contract/achievement-choices';
import { achievementTransition } from '@contract/rules/achievement-machine';
import { achievementProblems } from '@contract/rules/achievement-problems';
import { beijingClock, beijingDay } from '@contract/rules/beijing-time';
import { type PlainCode, say } from '@contract/sentences/sentence';
import { recordAudit } from '@server/audit/audit';
import { shownContact } from '@server/crypto/sealed-contact';
import { nextNumber } from '@server/db/nextNumber';
import { unprocessable } from '@server/errors/app-error';
import { notify } from '@server/modules/notification/service';
import { removeDocument } from '@server/modules/search/service';
import { askContributors } from './contributions';
import { indexAchievement } from './index-achievement';
import { presentOwn } from './present-achievement';
import { outOfDate, outOfTurn } from './refuse-move';
import { relatedRecordsOf } from './related-records';
import type { AchievementRecord } from './repository';
import { actorsOf, lockOwn, type Scope } from './scope';

const draftOf = async ({ tx, sealer }: Scope, record: AchievementRecord): Promise<AchievementDraft> =>
  presentOwn(record, await relatedRecordsOf(tx, record), ['owner'], shownContact(sealer, record.contact))
    .draft;

/** Requires the record to be complete, asks the contributors to confirm, and gives the number that it keeps. */
async function prepareSubmit(scope: Scope, record: AchievementRecord): Promise<{ no: string }> {
  const problems = achievementProblems(await draftOf(scope, record), beijingDay(scope.now), record.typed);
  if (problems.length > 0) throw unprocessable('achi.incomplete', { data: { problems } });
  await askContributors(scope, record);
  if (record.no) return { no: record.no };
  const year = beijingClock(scope.now).slice(0, 4);
  const number = await nextNumber(scope.tx, `achievement:${year}`);
  return { no: `CG${year}-${String(number).padStart(4, '0')}` };
}

type Next = 'notice.achi.shown' | 'notice.posting.mend' | 'notice.posting.hidden';
const NEWS: Partial<Record<AchievementEvent, [title: PlainCode, body: Next]>> = {
  publish: ['notice.achi.published', 'notice.achi.shown'],
  return: ['notice.achi.returned', 'notice.posting.mend'],
  remove: ['notice.achi.removed', 'notice.posting.hidden'],
};

async function tellOwner(
  { tx, sealer, now }: Scope,
  record: AchievementRecord,
  event: AchievementEvent,
  reason?: string,
) {
  const news = NEWS[event];
  if (!news) return;
  const [title, next] = news;
  const what = say(next, { title: record.title });
  const body = reason ? say('notice.posting.opinion', { what, reason }) : what;
  const link = `/achi/mine/detail/${record.id}`;
  await notify(tx, sealer, { accountId: record.ownerId, kind: 'demand', title, body, link }, now);
}

/** Moves an achievement along one transition of its machine, in one transaction. */
export async function moveAchievement(
  scope: Scope,
  id: number,
  event: AchievementEvent,
  { version, reason }: { version: number; reason?: string },
): Promise<void> {
  const { tx, caller, now, source } = scope;
  const record = await lockOwn(scope, id);
  const transition = achievementTransition(event, record.status);
  if (!transition?.by.some((actor) => actorsOf(caller, record).includes(actor)))
    throw await outOfTurn(scope, record, event);
  if (record.version !== version) throw await outOfDate(scope, record);
  if (transition.reason && !reason) throw unprocessable('achi.reason');
  const prepared = event === 'submit' ? await prepareSubmit(scope, record) : {};
  const moved = await tx
    .updateTable('achievement')
    .set((eb) => ({
      ...prepared,
      status: transition.to,
      reason: transition.reason ? (reason ?? null) : null,
      ...(event === 'publish' ? { publishAt: now } : {}),
      updatedAt: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (event === 'publish') await indexAchievement(tx, moved);
  if (event === 'remove') await removeDocument(tx, 'achievement', id);
  if (record.ownerId !== caller.accountId) await tellOwner(scope, moved, event, reason);
  await recordAudit(tx, source, now, {
    accountId: caller.accountId,
    action: `achi.${event}`,
    target: `achievement:${id}`,
  });
}

import { beijingWord } from '@contract/rules/beijing-time';
import { publicityEnd } from '@contract/rules/promise';
import { say } from '@contract/sentences/sentence';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import { type HeadRow, selectHeads } from '@server/modules/apply/head-query';
import { accountsWith } from '@server/modules/apply/people-repository';
import { authorsOf, UNIT_AUDIT } from '@server/modules/apply/policy';
import type { Db } from '@server/modules/apply/scope';
import type { ListedProjects } from '@server/modules/content/service';
import { type Notice, notifyAll } from '@server/modules/notification/service';

/** In their publicity, and named by this announcement last. */
const namedIn = (db: Db, contentId: number) =>
  db
    .selectFrom('application')
    .select('id')
    .where('publicContent', '=', contentId)
    .where('status', '=', 'publicity')
    .orderBy('id');

const headsNamedIn = (db: Db, contentId: number): Promise<HeadRow[]> =>
  selectHeads(db).where('a.id', 'in', namedIn(db, contentId)).orderBy('a.id').execute();

const read: ListedProjects['read'] = async (db, contentId) =>
  (await headsNamedIn(db, contentId)).map((head) => {
    const runs = head.publicSince !== null;
    return { id: head.id, runs, until: runs ? publicityEnd(head) : null };
  });

const hold: ListedProjects['hold'] = async (db, contentId) => {
  await namedIn(db, contentId).forUpdate().execute();
  return read(db, contentId);
};

type Said = Pick<Notice, 'title' | 'body'>;

/** The leader, the authors and whoever looks after the unit; none twice, and none who did it. */
const tellTeams = async (
  db: Transaction,
  heads: readonly HeadRow[],
  actorId: number,
  said: (head: HeadRow) => Said,
): Promise<Notice[]> => {
  const notices: Notice[] = [];
  for (const head of heads) {
    const unit = head.unitId === null ? [] : await accountsWith(db, UNIT_AUDIT, head.unitId);
    const people = new Set([head.ownerId, ...authorsOf(head), ...unit]);
    people.delete(actorId);
    for (const accountId of people)
      notices.push({ accountId, kind: 'application', ...said(head), link: `/user/myProjects/${head.id}` });
  }
  return notices;
};

const stop: ListedProjects['stop'] = async ({ db, sealer, caller, now }, list) => {
  const heads = (await headsNamedIn(db, list.id)).filter(({ publicSince }) => publicSince !== null);
  await db
    .updateTable('application')
    .set({ publicSince: null, promisedUntil: null })
    .where(
      'id',
      'in',
      heads.map(({ id }) => id),
    )
    .execute();
  const teams = await tellTeams(db, heads, caller.accountId, ({ title }) => ({
    title: say('notice.apply.publicity_stopped', { title }),
    body: 'notice.apply.publicity_stopped_why',
  }));
  const deciders = await accountsWith(db, 'cms:apply:decide');
  const office = deciders.filter((accountId) => accountId !== caller.accountId);
  const periodId = heads[0]?.periodId;
  await notifyAll(
    db,
    sealer,
    [
      ...teams,
      ...office.map((accountId): Notice => {
        const title = say('notice.apply.list_down', { title: list.title, n: heads.length });
        const link = `/admin/ranking?periodId=${periodId}`;
        return {
          accountId,
          kind: 'application',
          title,
          body: 'notice.apply.list_down_next',
          link,
          isQueue: true,
        };
      }),
    ],
    now,
  );
};

/** Lets announcements name the projects proposed for funding (docs/decisions/0110). */
export const listedProjects: ListedProjects = { hold, read, stop };

interface Announcement {
  id: number;
  until: Date;
}
interface By {
  actorId: number;
  sealer: Sealer;
  now: Date;
}

/**
 * Records the announcement that names these projects, from which the time for objections runs. Their teams are told
 * until when, and whether an earlier announcement named them.
 */
export const nameInPublicity = async (
  tx: Transaction,
  ids: readonly number[],
  notice: Announcement,
  { actorId, sealer, now }: By,
): Promise<void> => {
  const heads = await selectHeads(tx)
    .where('a.id', 'in', [...ids])
    .orderBy('a.id')
    .execute();
  const before = await tx
    .selectFrom('application')
    .select('id')
    .where('id', 'in', [...ids])
    .where('publicContent', 'is not', null)
    .execute();
  const named = new Set(before.map(({ id }) => id));
  await tx
    .updateTable('application')
    .set({ publicContent: notice.id, publicSince: now, promisedUntil: notice.until })
    .where('id', 'in', [...ids])
    .execute();
  const at = beijingWord(notice.until.toISOString());
  const notices = await tellTeams(tx, heads, actorId, ({ id, title }) => ({
    title: say(named.has(id) ? 'notice.apply.announced_again' : 'notice.apply.announced', { title, at }),
    body: null,
  }));
  await notifyAll(tx, sealer, notices, now);
};

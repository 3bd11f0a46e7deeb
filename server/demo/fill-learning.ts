import { beijingDay } from '@contract/rules/beijing-time';
import { DAY_MS, HOUR_MS } from '@contract/time-units';
import type { Transaction } from '@server/db/database';
import { storeSpace } from '@server/modules/learning/service';
import { demoSpaces } from './learning/demo-spaces';
import { workingHoursAgo, workingTime } from './working-time';

/** Courses and learning projects with learners in them and requests to decide; the learners cannot sign in. */
export const fillLearning = async (tx: Transaction, now: Date): Promise<void> => {
  const accounts = await tx.selectFrom('account').select(['id', 'login']).orderBy('id').execute();
  const ids = new Map(accounts.map(({ id, login }) => [login, id]));
  const idOf = (login: string): number => {
    const id = ids.get(login);
    if (id === undefined) throw new Error(`The account ${login} has to be filled in before the courses.`);
    return id;
  };
  const crowd = accounts.filter(({ login }) => login.startsWith('demo-'));
  for (const [index, demo] of demoSpaces.entries()) {
    const { kind, owner, code, daysAgo, daysLeft, draft, people = [], requests = [] } = demo;
    const at = workingTime(now, -daysAgo, draft.title ?? code);
    const end = daysLeft === null ? null : new Date(now.getTime() + daysLeft * DAY_MS);
    const asking = new Set(requests.map(([login]) => login));
    const learners = [...crowd.slice(index), ...crowd.slice(0, index)]
      .filter(({ login }) => !asking.has(login))
      .slice(0, demo.learners);
    const learner = kind === 'course' ? ('student' as const) : ('reporter' as const);
    await storeSpace(tx, {
      kind,
      code,
      at,
      ownerId: idOf(owner),
      draft: { ...draft, end_on: end && beijingDay(end) },
      members: [
        ...people.map(([login, role]) => ({ accountId: idOf(login), role, at })),
        ...learners.map(({ id }, order) => ({
          accountId: id,
          role: learner,
          at: new Date(at.getTime() + (order + 1) * HOUR_MS),
        })),
      ],
      requests: requests.map(([login, role, status, reason], order) => ({
        accountId: idOf(login),
        role,
        status,
        ...(reason ? { reason } : {}),
        at: workingHoursAgo(now, (order + 1) * 2, `${login} ${order}`),
      })),
    });
  }
};

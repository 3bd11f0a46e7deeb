import { beijingDay, lastSecondOf } from '@contract/rules/beijing-time';
import { extensionTerm } from '@contract/rules/stage-extension';
import { DAY_MS } from '@contract/time-units';
import type { Transaction } from '@server/db/database';
import { headsByIds } from '@server/modules/apply/service';
import type { Prepared } from './prepare-application';

const MORE_DAYS = 90;
const REASON =
  '第二批边缘控制器的核心芯片到货推迟约三个月，其余八座泵站中有三座须避开汛期停机改造，连续 90 天的第三方测定随之顺延。申请将阶段二成果延期 90 天，考核指标与经费不变。';
const OPINION = '情况属实，采购合同与防汛停机安排已核对，同意延期。';

/** The demo applicant needs more time for the second stage; the unit has audited it, and the office has to decide. */
export const fillChanges = async (
  tx: Transaction,
  stored: readonly (Prepared & { id: number })[],
  now: Date,
): Promise<void> => {
  const project = stored.find(
    ({ demo, columns }) =>
      'login' in demo.owner && demo.owner.login === 'shenzhiyao' && columns.status === 'stage_one',
  );
  const [head] = await headsByIds(tx, project ? [project.id] : []);
  if (!project || !head) throw new Error('The demo applicant carries out no project.');
  const administrator = await tx
    .selectFrom('account')
    .select('id')
    .where('login', '=', 'xuyingchuan')
    .executeTakeFirstOrThrow();
  const { due } = extensionTerm(head, 'two');
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const [asked, audited] = [daysAgo(4), daysAgo(2)];
  const { id: changeId } = await tx
    .insertInto('projectChange')
    .values({
      applicationId: project.id,
      kind: 'extension',
      state: 'office',
      stateSince: audited,
      version: 1,
      reason: REASON,
      milestone: 'two',
      due,
      until: lastSecondOf(beijingDay(due.getTime() + MORE_DAYS * DAY_MS)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('projectChangeStep')
    .values([
      {
        changeId,
        event: 'ask',
        actorId: project.person.ownerId,
        actorRole: 'applicant',
        at: asked,
        opinion: null,
      },
      {
        changeId,
        event: 'pass',
        actorId: administrator.id,
        actorRole: 'unit',
        at: audited,
        opinion: OPINION,
      },
    ])
    .execute();
};

import type { Transaction } from '@server/db/database';
import type { StageResultStatus } from '@server/db/schema';
import type { Told } from './demo-story';

const MILESTONES = { submit_stage_one: 'one', submit_stage_two: 'two' } as const;
const SUMMARY = {
  one: '已完成监测终端定型与小批量试制，三个片区数据全部接入平台；定位误差由 12 米降到 2.6 米，识别准确率 87%，均达到阶段一目标。',
  two: '全部考核指标通过第三方测评，示范片区连续运行十二个月，技术规程已发布，用户单位出具应用证明。',
} as const;

const statusAfter = (steps: readonly Told[], milestone: 'one' | 'two'): StageResultStatus => {
  const decided = steps.some(({ event }) => event === `pass_stage_${milestone}`);
  return decided ? 'passed' : 'submitted';
};

/** The stage results behind the submissions of a story. */
export const fillResults = async (
  tx: Transaction,
  applicationId: number,
  steps: readonly Told[],
): Promise<void> => {
  for (const { event, at } of steps) {
    if (event !== 'submit_stage_one' && event !== 'submit_stage_two') continue;
    const milestone = MILESTONES[event];
    await tx
      .insertInto('stageResult')
      .values({
        applicationId,
        milestone,
        status: statusAfter(steps, milestone),
        fields: JSON.stringify({ summary: SUMMARY[milestone] }),
        submittedAt: at,
        decidedAt: steps.find((step) => step.event === `pass_stage_${milestone}`)?.at ?? null,
        createdAt: at,
        updatedAt: at,
      })
      .execute();
  }
};

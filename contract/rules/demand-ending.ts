import type { DemandEnding } from '@contract/demand-choices';
import { wordTable } from '@contract/word';

export const DEMAND_ENDING_WORDS = wordTable('demandEnding', {
  noNeed: '不再需要',
  elsewhere: '已另行找到合作方',
  changed: '需求有变化，将另行发布',
  other: '其他原因',
  platform: '由管理方关闭',
  ownerGone: '发布人已注销账号',
});

/** These reasons need an explanation; the others are clear by themselves. */
export const needsWords = (ending: DemandEnding): boolean => ending === 'other' || ending === 'platform';

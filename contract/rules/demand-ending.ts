import { wordTable } from '@contract/word';

/** Why an owner closes a demand: what those who are still talking about it are told. */
export const OWN_ENDINGS = ['noNeed', 'elsewhere', 'changed', 'other'] as const;
export type OwnEnding = (typeof OWN_ENDINGS)[number];

/** Who or what else ends one: a moderator, or the end of its owner's account. */
export const DEMAND_ENDINGS = [...OWN_ENDINGS, 'platform', 'ownerGone'] as const;
export type DemandEnding = (typeof DEMAND_ENDINGS)[number];

export const DEMAND_ENDING_WORDS = wordTable('demandEnding', {
  noNeed: '不再需要',
  elsewhere: '已另行找到合作方',
  changed: '需求有变化，将另行发布',
  other: '其他原因',
  platform: '由管理方关闭',
  ownerGone: '发布人已注销账号',
});

/** The rest of the choices say enough by themselves. */
export const needsWords = (ending: DemandEnding): boolean => ending === 'other' || ending === 'platform';

import { PERSON_NAME_MAX, UNIT_NAME_MAX } from './limits';
import type { Word } from './word';

export const ACHIEVEMENT_TYPES = [
  'product',
  'process',
  'software',
  'material',
  'standard',
  'research',
] as const;
export type AchievementType = (typeof ACHIEVEMENT_TYPES)[number];

/** Chinese names, used by the app's texts and by texts that the service writes itself. */
export const ACHIEVEMENT_TYPE_NAMES: Readonly<Record<AchievementType, string>> = {
  product: '新产品',
  process: '新工艺',
  software: '软件系统',
  material: '新材料',
  standard: '标准规范',
  research: '研究报告',
};

export const achievementTypeWord = (type: AchievementType): Word => ({
  id: `achi.type.${type}.label`,
  chinese: ACHIEVEMENT_TYPE_NAMES[type],
});

/**
 * Readers see `published` only; for a `removed` (已下架) achievement they are told that it existed
 * (req:forms-achievement).
 */
export const ACHIEVEMENT_STATUSES = ['draft', 'pending', 'published', 'returned', 'removed'] as const;
export type AchievementStatus = (typeof ACHIEVEMENT_STATUSES)[number];

/** 转化方式. */
export const TRANSFER_MODES = ['licence', 'transfer', 'shares', 'cooperation', 'open'] as const;
export type TransferMode = (typeof TRANSFER_MODES)[number];

export const IP_KINDS = ['invention', 'utility', 'design', 'software', 'standard', 'paper'] as const;
export type IpKind = (typeof IP_KINDS)[number];

/** What a person contributed to the achievement; each contributor confirms their own part. */
export const CONTRIBUTION_ROLES = [
  'lead',
  'concept',
  'experiment',
  'engineering',
  'software',
  'demonstration',
  'writing',
] as const;
export type ContributionRole = (typeof CONTRIBUTION_ROLES)[number];

/** `named`: the contributor was entered without an account, so nobody can be asked to confirm. */
export const CONTRIBUTION_STATES = ['named', 'asked', 'confirmed', 'disputed'] as const;
export type ContributionState = (typeof CONTRIBUTION_STATES)[number];

/** 技术成熟度 in the three bands that people filter by: laboratory, prototype, application. */
export const MATURITY_BANDS = ['lab', 'prototype', 'application'] as const;
export type MaturityBand = (typeof MATURITY_BANDS)[number];
export const MATURITY_RANGE: Record<MaturityBand, readonly [number, number]> = {
  lab: [1, 3],
  prototype: [4, 6],
  application: [7, 9],
};
export const MATURITY_BAND_NAMES: Readonly<Record<MaturityBand, string>> = {
  lab: '实验室（1—3 级）',
  prototype: '样机（4—6 级）',
  application: '应用（7—9 级）',
};

export const maturityBandWord = (band: MaturityBand): Word => ({
  id: `achi.maturity.${band}.label`,
  chinese: MATURITY_BAND_NAMES[band],
});
export const MATURITY_HIGHEST = 9;

/** 公开范围: everybody, or signed-in members only. */
export const ACHIEVEMENT_SCOPES = ['public', 'members'] as const;

export const ACHIEVEMENT_COLUMNS = ['publishAt', 'maturity', 'views'] as const;

export const ACHIEVEMENT_LIMITS = {
  title: { min: 5, max: 60 },
  summary: { min: 50, max: 2000 },
  scenes: { max: 500 },
  unitName: { max: UNIT_NAME_MAX },
  personName: { max: PERSON_NAME_MAX },
  login: { max: 60 },
  ipNumber: { max: 60 },
  ipTitle: { max: 120 },
  contributors: 20,
  ips: 20,
  files: 5,
  reason: { min: 5, max: 500 },
} as const;

export const ACHIEVEMENT_EVENTS = ['submit', 'withdraw', 'publish', 'return', 'remove'] as const;
export type AchievementEvent = (typeof ACHIEVEMENT_EVENTS)[number];

import type { Letter } from '@contract/letter';

/** The letter by which a project is terminated, for this reason. */
export const aLetter = (reason: string, facts: Partial<Letter> = {}): Letter => ({
  id: 1,
  letter: 'terminated',
  code: '7F3A-91C2-06BE-D48E',
  decidedAt: '2026-09-30T10:00:00+08:00',
  standing: { state: 'current', at: null, by: null },
  no: 'KC2026-B-0147',
  heading: '项目终止通知书',
  addressee: '青陶水务科技有限公司、沈知遥：',
  body: '你单位承担的下列项目，决定予以终止。',
  lines: [
    { label: '项目编号', value: 'KC2026-B-0147' },
    { label: '理由', value: reason },
    { label: '决定单位', value: '开创专项办公室' },
  ],
  marks: [],
  organ: '开创专项办公室',
  day: '2026-09-30',
  digest: '7f3a91c206bed48e'.repeat(4),
  ...facts,
});

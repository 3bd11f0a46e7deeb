import type { Receipt } from '@contract/apply';

/** The receipt of an application that was filed on the afternoon of 14 September and now waits for its unit. */
export const aReceipt = (facts: Partial<Receipt> = {}): Receipt => ({
  applicationId: 147,
  no: 'KC2026-B-0147',
  title: '面向县域水务的漏损智能诊断与调度平台',
  periodName: '2026 年度第二批',
  unitName: '青陶水务科技有限公司',
  leader: '沈知遥',
  budget: 180_000_000,
  members: { total: 0, confirmed: [] },
  submittedAt: '2026-09-14T16:32:07+08:00',
  deadline: '2026-09-30T23:59:59+08:00',
  filedVersion: 1,
  digest: '7f3a91c206bed48e'.repeat(4),
  condition: null,
  code: '7F3A-91C2-06BE-D48E',
  next: [
    {
      stage: '单位审核',
      status: 'unit_review',
      who: '青陶水务科技有限公司',
      whoWord: { id: '', chinese: '青陶水务科技有限公司' },
      until: '2026-10-09T23:59:59+08:00',
    },
  ],
  ...facts,
});

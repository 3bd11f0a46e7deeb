import type { StampSheet } from '@contract/stamp';

/** The page for the seal of an application that was filed once. */
export const aStampSheet = (facts: Partial<StampSheet> = {}): StampSheet => ({
  title: '城市内涝实时预警系统',
  no: 'KC2026-B-0147',
  unitName: '青陶水务科技有限公司',
  uscc: '91990102MA5K3XW45C',
  leader: '沈知遥',
  members: { total: 0, confirmed: [] },
  budget: 120_000_000,
  draft: false,
  version: 1,
  code: '7F3A-91C2-06BE-D48E',
  ...facts,
});

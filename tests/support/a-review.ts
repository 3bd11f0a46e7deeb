import type { BlindPaper } from '@contract/blind-paper';
import { DEGREES, TITLES } from '@contract/enums';
import type { ReviewSheet } from '@contract/review';

const zeros = <K extends string>(keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, 0])) as Record<K, number>;

/** The paper that a reviewer reads, for an application with little text. */
export const aBlindPaper = (facts: Partial<BlindPaper> = {}): BlindPaper => ({
  field: [],
  keywords: [],
  termStart: null,
  termEnd: null,
  summary: null,
  basis: null,
  content: null,
  innovations: [],
  route: null,
  risk: null,
  indicators: [],
  schedule: [],
  budget: [],
  team: { size: 6, months: 40, titles: zeros(TITLES), degrees: zeros(DEGREES) },
  ...facts,
});

/** An expert's review, just assigned. */
export const aReviewSheet = (facts: Partial<ReviewSheet> = {}): ReviewSheet => ({
  id: 5,
  no: 'KC2026-B-0001',
  title: '漏损诊断平台',
  periodName: '2026 年第二批',
  categoryName: '应用示范',
  status: 'assigned',
  deadline: '2026-12-01T23:59:59+08:00',
  open: true,
  total: null,
  version: 2,
  scores: {},
  comment: '',
  conflictReason: null,
  finalAt: null,
  paper: null,
  ...facts,
});

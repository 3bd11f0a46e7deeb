import type { Remark } from '@contract/remark';

/** An open remark of the office on the justification of the equipment budget, not answered yet. */
export const aRemark = (facts: Partial<Remark> = {}): Remark => ({
  id: 7,
  path: 'budget.equipment.basis',
  reasonCode: 'basis',
  reasonLabel: '依据不足',
  text: '请附三家报价',
  status: 'open',
  filedVersion: 1,
  by: '开创专项办公室',
  byRole: 'office',
  byWord: { id: '', chinese: '开创专项办公室' },
  createTime: '2026-09-15T09:00:00+08:00',
  answer: null,
  answeredAt: null,
  closedAt: null,
  changes: [],
  actions: ['answer'],
  ...facts,
});

import { aPeriod } from '@tests/support/a-period';
import { shareOfStage, stageEnd } from './stage-dates';

const period = aPeriod();

test('each stage ends where the plan of the period says', () => {
  expect(stageEnd(period, 'apply')).toBe(period.applyEnd);
  expect(stageEnd(period, 'unit_review')).toBe(period.unitAuditEnd);
  expect(stageEnd(period, 'stage_result')).toBe(period.stageTwoEnd);
});

test('a draft is measured by the days of the application period', () => {
  const half = (Date.parse(period.applyStart) + Date.parse(period.applyEnd)) / 2;
  expect(
    shareOfStage({ status: 'draft', statusSince: period.applyStart }, 'apply', period, half),
  ).toBeCloseTo(0.5);
});

test('a later stage is measured from the day it began', () => {
  const submitted = { status: 'submitted', statusSince: '2026-09-20T10:00:00+08:00' } as const;
  const now = Date.parse('2026-09-20T10:00:00+08:00');
  expect(shareOfStage(submitted, 'unit_review', period, now)).toBe(0);
  expect(shareOfStage(submitted, 'unit_review', period, Date.parse('2027-01-01T00:00:00+08:00'))).toBe(1);
});

test('a publicity that no list has begun stands at its beginning', () => {
  const proposed = { status: 'publicity', statusSince: period.applyStart } as const;
  const later = Date.parse(period.applyEnd);
  expect(shareOfStage({ ...proposed, deadline: null }, 'publicity', period, later)).toBe(0);
  expect(shareOfStage({ ...proposed, deadline: period.applyEnd }, 'publicity', period, later)).toBe(1);
});

test('a story that has ended or was taken back has no needle', () => {
  for (const status of ['closed', 'rejected', 'withdrawn'] as const) {
    expect(
      shareOfStage({ status, statusSince: period.applyStart }, 'apply', period, Date.now()),
    ).toBeUndefined();
  }
});

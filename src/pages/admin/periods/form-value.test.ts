import { aPeriod } from '@tests/support/a-period';
import { nextYear, periodFromForm, periodToForm } from './form-value';

it('an unchanged form sends back what was loaded', () => {
  const { id, createTime, updateTime, version, status, serverTime, ...plan } = aPeriod({
    indirectRatio: 0.285,
    promiseDays: { formal_check: 15 },
    leaderLimits: { ageMax: 60, titleMin: 'intermediate' },
  });
  const loaded = {
    id,
    createTime,
    updateTime,
    version,
    status,
    serverTime,
    ...plan,
    applications: 3,
    submitted: 2,
  };

  expect(periodFromForm(periodToForm(loaded))).toEqual(plan);
});

it('a step whose days were emptied follows the dates again', () => {
  const form = periodToForm({ ...aPeriod(), applications: 0, submitted: 0 });
  const emptied = { unit_audit: null, formal_check: 15 } as unknown as typeof form.promiseDays;

  expect(periodFromForm({ ...form, promiseDays: emptied }).promiseDays).toEqual({ formal_check: 15 });
});

it('the period of the next year has every date a year later, and bears its year', () => {
  const period = aPeriod({
    name: '2028 年开创专项第一批',
    code: 'KC2028-1',
    year: 2028,
    applyEnd: '2028-02-29T23:59:59+08:00',
    termFrom: '2028-07',
    termTo: '2030-06',
  });

  const next = nextYear({ ...period, applications: 3, submitted: 2 });

  expect(next).toMatchObject({
    name: '2029 年开创专项第一批',
    code: 'KC2029-1',
    year: 2029,
    applyEnd: '2029-02-28 23:59:59',
    termFrom: '2029-07',
    termTo: '2031-06',
    categories: period.categories,
  });
  const unnamed = nextYear({ ...period, name: '春季批次', code: 'SPRING', applications: 0, submitted: 0 });
  expect([unnamed.name, unnamed.code]).toEqual(['', '']);
});

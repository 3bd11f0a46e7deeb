import { aPeriod } from '@tests/support/a-period';
import { periodFromForm, periodToForm } from './form-value';

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

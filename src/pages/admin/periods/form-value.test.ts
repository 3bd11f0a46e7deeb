import { aPeriod } from '@tests/support/a-period';
import { periodFromForm, periodToForm } from './form-value';

it('an unchanged form sends back what was loaded', () => {
  const { id, createTime, updateTime, version, status, serverTime, ...plan } = aPeriod({
    indirectRatio: 0.285,
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

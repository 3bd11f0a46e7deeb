import { screen } from '@testing-library/react';
import { aPeriod } from '@tests/support/a-period';
import { renderApp } from '@tests/support/renderApp';
import { aPerson, ok, okRows, signedInService } from '@tests/support/signedInService';
import { PHONE_QUERY } from '@/theme/widths';

const WITHHELD = '统计范围为已提交的申报，少于 3 的数和能推算出它的数不显示。';
const WHOLE = '统计范围为已提交的申报。您看到的是完整数字；对其他人，少于 3 的数和能推算出它的数不显示。';

it.each([
  ['an applicant, from whom small counts are withheld', ['cms:chart:list'], WITHHELD, WHOLE],
  ['the office, which sees every count', ['cms:chart:list', 'cms:apply:list'], WHOLE, WITHHELD],
])('says of its figures what is true for %s', async (_who, permissions, said, unsaid) => {
  signedInService({
    'GET /prod-api/system/user/getInfo': {
      body: { code: 200, success: true, msg: '', user: aPerson(), roles: ['common'], permissions },
    },
    'GET /prod-api/cms/apply/specialApplyChartPCountByType': ok([]),
    'GET /prod-api/cms/apply/selectUserCountByExt': ok([]),
    'GET /prod-api/cms/apply/selectPeriodPCountByType': ok([]),
  });
  renderApp('/innovation/dataChart');

  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.queryByText(unsaid)).toBeNull();
});

it('says when it counted by the service’s clock, whatever that of the device says', async () => {
  // A phone shows the table: there is nothing to draw on here.
  const { matchMedia } = window;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...matchMedia(query), matches: query === PHONE_QUERY }));
  signedInService({
    'GET /prod-api/system/user/getInfo': {
      body: {
        code: 200,
        success: true,
        msg: '',
        user: aPerson(),
        roles: ['common'],
        permissions: ['cms:chart:list'],
      },
    },
    'GET /prod-api/cms/period/list': okRows([aPeriod({ serverTime: '2031-03-04T05:06:07+08:00' })]),
    'GET /prod-api/cms/apply/specialApplyChartPCountByType': ok([{ name: '应用示范', value: 5 }]),
  });
  renderApp('/innovation/dataChart?chart=type');

  expect(await screen.findByText(/2031-03-04 05:06/)).toBeVisible();
});

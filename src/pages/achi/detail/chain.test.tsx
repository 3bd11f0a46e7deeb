import type { Chain, ChainLink } from '@contract/chain';
import { screen, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { ok, refused, signedInService } from '@tests/support/signedInService';

const aLink = (facts: Partial<ChainLink>): ChainLink => ({
  id: 1,
  title: '',
  no: null,
  to: '/',
  since: null,
  ...facts,
});
const NONE: Chain = { demand: [], application: [], result: [], achievement: [], policy: [] };
const ACHIEVEMENT = 'GET /prod-api/cms/open/achi/{id}';

const anAchievement = {
  id: 7,
  no: 'CG2026-0107',
  title: '供水管网多点声学监测终端',
  field: 'manufacturing',
  type: 'product',
  maturity: 8,
  transfer: 'licence',
  summary: '装在阀门井内的低频声学终端。',
  scenes: '',
  unitName: '青陶水务科技有限公司',
  finishedOn: '2026-04-25',
  publishAt: '2026-11-09T09:00:00+08:00',
  ipCount: 0,
  ips: [],
  contributors: [],
  files: [],
  cover: null,
  figures: [],
  source: null,
  scope: 'public',
  mine: false,
  views: 3,
  contact: null,
  contactGate: 'member',
};

const chained = (chain: Chain) =>
  signedInService({
    [ACHIEVEMENT]: ok(anAchievement),
    'GET /prod-api/cms/open/chain/{kind}/{id}': ok(chain),
    'GET /prod-api/cms/savedSearch': ok([]),
    'GET /prod-api/cms/open/match/{kind}/{id}': refused(404, '没有找到请求的内容'),
  });

it('leads from an achievement to the demand, the result and the policy it comes from, one press each', async () => {
  chained({
    ...NONE,
    demand: [aLink({ id: 3, title: '管网夜间流量的判读', to: '/demand/detail/3' })],
    result: [
      aLink({
        id: 9,
        title: '二次供水水质快检装置',
        to: '/innovation/result/9',
        since: '2026-08-20T10:00:00+08:00',
      }),
    ],
    policy: [aLink({ id: 1, title: '开创专项申报指南', to: '/policyDoc/1' })],
  });
  renderApp('/achi/detail/7');

  const chain = await screen.findByRole('navigation', { name: '关联内容' });
  const addresses = within(chain)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(['/demand/detail/3', '/innovation/result/9', '/policyDoc/1']);
  expect(
    within(chain)
      .getAllByRole('time')
      .map(({ textContent }) => textContent),
  ).toEqual(['2026-08-20']);
  expect(within(chain).getByText('本页')).toHaveAttribute('aria-current', 'page');
});

it('says nothing where a record stands alone', async () => {
  chained(NONE);
  renderApp('/achi/detail/7');

  await screen.findByRole('heading', { level: 1, name: anAchievement.title });
  expect(screen.queryByRole('navigation', { name: '关联内容' })).toBeNull();
});

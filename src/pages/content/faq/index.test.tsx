import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startAnswers } from '@tests/support/a-setting';
import { aContent, aContentRow } from '@tests/support/aContent';
import { renderApp } from '@tests/support/renderApp';
import { ok, okRows } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';

const LIST = 'GET /prod-api/cms/open/kczx/cmsByCmsType/{cmsTypeKey}/cmsList';
const ONE = 'GET /prod-api/cms/open/kczx/cmsByCmsType/{cmsTypeKey}/cms/{id}';
const question = (id: number, title: string, topic: string) =>
  aContentRow({ id, cmsTypeKey: 'faq', title, topic, bodyHtml: `<p>${title}的答复</p>` });
const QUESTIONS = [
  question(1, '断网怎么办', '申报'),
  question(2, '证件谁能看到', '认证'),
  question(3, '能否撤回', '申报'),
];

const start = (address: string, rows: unknown[] = QUESTIONS) => {
  const service = stubService({
    ...startAnswers(),
    [LIST]: okRows(rows, { topics: ['申报', '认证'], years: [2026] }),
  });
  return { service, app: renderApp(address) };
};
const open = (...given: Parameters<typeof start>) => start(...given).service;

it('puts the questions under their topics and opens an answer in place [route./faq]', async () => {
  open('/faq');
  await screen.findByRole('heading', { level: 1, name: '常见问题' });

  const topic = (await screen.findByRole('heading', { level: 2, name: '申报' })).closest('section');
  const own = within(topic as HTMLElement);
  expect(own.getByText('断网怎么办')).toBeVisible();
  expect(own.getByText('能否撤回')).toBeVisible();
  expect(own.getByText('能否撤回的答复')).not.toBeVisible();
  await userEvent.click(own.getByText('能否撤回'));

  expect(own.getByText('能否撤回的答复')).toBeVisible();
});

it('stands as it was left when somebody comes back, and closed on a new visit [route./faq/:id]', async () => {
  const { service, app } = start('/faq');
  service.answer(ONE, ok(aContent({ id: 1, cmsTypeKey: 'faq', title: '断网怎么办' })));
  await userEvent.click(await screen.findByText('断网怎么办'));
  await userEvent.click(screen.getByText('证件谁能看到'));
  await userEvent.click(screen.getAllByRole('link', { name: '单独打开' })[0] as HTMLElement);
  await screen.findByRole('heading', { level: 1, name: '断网怎么办' });

  await act(async () => (app.history() as unknown as History).back());

  await screen.findByRole('heading', { level: 1, name: '常见问题' });
  expect(await screen.findByText('断网怎么办的答复')).toBeVisible();
  expect(screen.getByText('证件谁能看到的答复')).toBeVisible();
  expect(screen.getByText('能否撤回的答复')).not.toBeVisible();
});

it('shows the answers at once to somebody who looked for a word', async () => {
  const service = open('/faq?keyword=撤回', [QUESTIONS[2]]);

  expect(await screen.findByText('能否撤回的答复')).toBeVisible();
  expect(service.sentTo(LIST)[0]?.query.get('keyword')).toBe('撤回');
});

it('says which word no question has', async () => {
  open('/faq?keyword=航天', []);

  expect(await screen.findByText('没有找到“航天”')).toBeVisible();
  expect(screen.getByRole('link', { name: '清除筛选' })).toHaveAttribute('href', '/faq');
});

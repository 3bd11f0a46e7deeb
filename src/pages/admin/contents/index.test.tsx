import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { press } from '@tests/support/admin-press';
import { renderAdmin } from '@tests/support/renderAdmin';
import { okRows, refused } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import ContentsPage from '.';

const LIST = 'GET /prod-api/cms/content';
const WORDS = 'GET /prod-api/cms/search/words';
const AT = '2026-11-20T09:30:00+08:00';
const text = {
  id: 7,
  cmsTypeKey: 'announcement',
  title: '关于申报的通知',
  summary: '',
  body: '正文',
  pinned: false,
  state: 'published',
  publisher: null,
  docNo: null,
  topic: null,
  publishAt: AT,
  expireAt: null,
  attachments: [],
  views: 12,
  version: 3,
  createTime: AT,
  updateTime: AT,
};
test('texts are listed with their state, sorted by what one asks for, and lead to their editor', async () => {
  const service = stubService({ [LIST]: okRows([text]) });
  renderAdmin(<ContentsPage />);
  expect(await screen.findByRole('link', { name: '关于申报的通知' })).toHaveAttribute(
    'href',
    '/admin/contents/7',
  );
  // The first version is version 1, here as for its readers.
  expect(screen.getByRole('row', { name: /^关于申报的通知/ })).toHaveTextContent(/4$/);
  await userEvent.click(screen.getByText('阅读'));

  await waitFor(() => expect(service.sentTo(LIST).at(-1)?.query.get('orderByColumn')).toBe('views'));
});

test('without texts it says so; a list that cannot be read can be tried again', async () => {
  const service = stubService({ [LIST]: refused(503, '服务正忙，请稍后重试'), [WORDS]: okRows([]) });
  const admin = renderAdmin(<ContentsPage />);
  await waitFor(() => expect(admin.told).toEqual(['服务正忙，请稍后重试']));

  service.answer(LIST, okRows([]));
  await press(/^重\s*试$/);
  expect(await screen.findByText('还没有内容')).toBeVisible();
});

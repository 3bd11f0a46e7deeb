import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '@tests/support/renderAdmin';
import { ok, okRows, refused } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import { PopularWords } from './PopularWords';

const LIST = 'GET /prod-api/cms/search/words';
const STRIKE = 'PUT /prod-api/cms/search/words';
const word = (keyword: string, struck: boolean) => ({ keyword, people: 7, struck });
const listed = (...words: ReturnType<typeof word>[]) => okRows(words);

test('a word is taken down, and comes back', async () => {
  const service = stubService({
    [LIST]: listed(word('申报指南', false)),
    [STRIKE]: ok(word('申报指南', true)),
  });
  renderAdmin(<PopularWords />);

  await userEvent.click(await screen.findByRole('button', { name: '撤下“申报指南”' }));
  expect(await screen.findByText('已撤下')).toBeInTheDocument();
  service.answer(STRIKE, ok(word('申报指南', false)));
  await userEvent.click(screen.getByRole('button', { name: '恢复“申报指南”' }));

  expect(await screen.findByRole('button', { name: '撤下“申报指南”' })).toBeInTheDocument();
  expect(service.sentTo(STRIKE).map(({ body }) => body)).toEqual([
    { keyword: '申报指南', struck: true },
    { keyword: '申报指南', struck: false },
  ]);
});

test('a refusal stands there in the words of the service', async () => {
  stubService({
    [LIST]: listed(word('预算', false)),
    [STRIKE]: refused(409, '已有新的处理，请核对后再操作'),
  });
  renderAdmin(<PopularWords />);

  await userEvent.click(await screen.findByRole('button', { name: '撤下“预算”' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('已有新的处理，请核对后再操作');
});

test('without any word it says so', async () => {
  stubService({ [LIST]: listed() });
  renderAdmin(<PopularWords />);

  expect(await screen.findByText('还没有热门搜索词')).toBeInTheDocument();
});

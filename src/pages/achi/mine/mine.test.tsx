import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '@tests/support/renderAdmin';
import { ok, okRows, refused } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import MyAchievementsPage from '.';

const asked = {
  achievementId: 4,
  title: '泵站优化',
  summary: '四座泵站按水位与电价错峰启停',
  isOpen: false,
  askedBy: '顾明谦',
  role: 'lead',
  state: 'asked',
};
const open = (answers: Parameters<typeof stubService>[0] = {}): void => {
  stubService({
    'GET /prod-api/cms/achi/mine': okRows([]),
    'GET /prod-api/cms/achi/sources': ok([]),
    'GET /prod-api/cms/achi/contributions': ok([]),
    ...answers,
  });
  renderAdmin(<MyAchievementsPage />);
};

test('what was made of a project stands beside it', async () => {
  open({
    'GET /prod-api/cms/achi/sources': ok([
      { id: 1, no: 'KC2024-A-0006', title: '快检装置', made: [{ id: 19, title: '', status: 'draft' }] },
      { id: 2, no: 'KC2024-A-0007', title: '漏损诊断', made: [] },
    ]),
  });

  expect(await screen.findByRole('link', { name: '未命名的成果' })).toHaveAttribute(
    'href',
    '/achi/mine/detail/19',
  );
  expect(screen.getByRole('link', { name: '再生成一项' })).toBeVisible();
  expect(screen.getByRole('link', { name: '生成成果' })).toBeVisible();
});

test('a part that was taken out meanwhile goes, and its refusal is said', async () => {
  let left = [asked];
  open({
    'GET /prod-api/cms/achi/contributions': () => ok(left),
    'POST /prod-api/cms/achi/{id}/contribution': () => {
      left = [];
      return refused(404, '没有找到');
    },
  });
  const [agree] = await screen.findAllByRole('button');
  await userEvent.click(agree as HTMLElement);

  expect(await screen.findByRole('alert')).toHaveTextContent('没有找到');
  await waitFor(() => expect(screen.queryByText(/泵站优化/)).toBeNull());
});

test('whoever is asked reads what it is about, and finds it where the notice leads', async () => {
  open({
    'GET /prod-api/cms/achi/contributions': ok([
      asked,
      { ...asked, role: 'software' },
      { ...asked, achievementId: 5, title: '漏损诊断', isOpen: true },
    ]),
  });
  const [first, second, third] = (await screen.findAllByText(/登记的成果/)).map((row) => row.closest('li'));
  expect([first?.id, second?.id, third?.id]).toEqual(['contribution-4', '', 'contribution-5']);
  expect(first).toHaveTextContent('四座泵站按水位与电价错峰启停');
  expect(screen.queryByRole('link', { name: '泵站优化' })).toBeNull();
  await userEvent.click(screen.getAllByText('成果简介')[2] as HTMLElement);
  expect(screen.getByRole('link', { name: '漏损诊断' })).toHaveAttribute('href', '/achi/detail/5');
});

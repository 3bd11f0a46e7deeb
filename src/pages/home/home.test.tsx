import { screen, within } from '@testing-library/react';
import { aPeriod } from '@tests/support/a-period';
import { aSummary } from '@tests/support/an-application';
import { renderApp } from '@tests/support/renderApp';
import { okRows } from '@tests/support/signedInService';
import { userAreaService } from '@tests/support/user-area';

const open = async (rows: ReturnType<typeof aSummary>[]): Promise<HTMLElement> => {
  userAreaService(
    {},
    {
      'GET /prod-api/cms/period/list': okRows([aPeriod()]),
      'GET /prod-api/cms/apply/myList': okRows(rows, {
        counts: { all: rows.length, todo: rows.length, active: 0, ended: 0 },
      }),
    },
  );
  renderApp('/');
  const heading = await screen.findByRole('heading', { level: 1, name: '开创专项' });
  return heading.closest('section') as HTMLElement;
};

test('who has a draft goes on with it from the first button [route./]', async () => {
  const draft = aSummary();
  const hero = within(await open([draft]));
  const [first] = await hero.findAllByRole('link', { name: '继续填写' });

  expect(first).toHaveAttribute('href', `/innovation/myProjects/${draft.id}`);
  expect(hero.queryByRole('link', { name: '开始申报' })).toBeNull();
});

test('who has written no application is led to the first', async () => {
  const hero = within(await open([]));

  expect(await hero.findByRole('link', { name: '开始申报' })).toHaveAttribute(
    'href',
    '/innovation/myProjects/new',
  );
});

test('what came back says so among the things to do, as on every other page', async () => {
  const handler = aSummary().handler;
  await open([aSummary({ id: 9, title: '冷库门封', status: 'stage_one', handler, deadline: null })]);

  const row = (await screen.findByRole('link', { name: '冷库门封' })).closest('li') as HTMLElement;
  expect(within(row).getByText('退回补正')).toBeVisible();
});

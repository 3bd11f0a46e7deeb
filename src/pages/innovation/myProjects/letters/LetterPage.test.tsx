import { screen, within } from '@testing-library/react';
import { aLetter } from '@tests/support/a-letter';
import { aFiledApplication } from '@tests/support/an-application';
import { renderApp } from '@tests/support/renderApp';
import { ok, refused, signedInService } from '@tests/support/signedInService';
import { history } from '@umijs/max';

const PAGE = '/innovation/myProjects/147?view=letter';
const LETTER = 'GET /prod-api/cms/apply/{id}/letters/{letterId}';

const open = (letter: string, answer = refused(404, '没有找到请求的内容')) => {
  const service = signedInService({
    'GET /prod-api/cms/apply/{id}': ok(aFiledApplication()),
    [LETTER]: answer,
  });
  renderApp(`${PAGE}&letter=${letter}`);
  return service;
};

test.each(['99999', 'abc', '-1'])(
  'an address that names no letter (%s) leads to the application',
  async (letter) => {
    open(letter);

    await screen.findByRole('heading', { level: 2, name: '申报书' });
    expect(history.location).toMatchObject({ pathname: '/innovation/myProjects/147', search: '' });
  },
);

test('a letter that cannot be read just now can be asked for again', async () => {
  const service = open('11', refused(503, '服务正忙，请稍后重试'));

  expect(await screen.findByRole('button', { name: /重试/ })).toBeVisible();
  expect(history.location.search).toBe('?view=letter&letter=11');
  expect(service.sentTo(LETTER).length).toBeGreaterThan(0);
});

test('the sheet, and so the paper, bears the way to verify it', async () => {
  open(
    '11',
    ok(
      aLetter('承担单位已经注销', {
        id: 11,
        marks: [{ label: '校验码', value: '7F3A-91C2-06BE-D48E' }],
      }),
    ),
  );

  const sheet = within(await screen.findByRole('article', { name: '项目终止通知书' }));
  expect(await sheet.findByRole('img', { name: '查验这份通知书' })).toBeVisible();
  expect(sheet.getByText(`${window.location.origin}/verify`)).toBeVisible();
});

import { screen, within } from '@testing-library/react';
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
    ok({
      id: 11,
      letter: 'terminated',
      code: '7F3A-91C2-06BE-D48E',
      decidedAt: '2026-09-30T10:00:00+08:00',
      standing: { state: 'current', at: null, by: null },
      no: 'KC2026-B-0147',
      heading: '项目终止通知书',
      addressee: '青陶水务科技有限公司、沈知遥：',
      body: '你单位承担的下列项目，决定予以终止。',
      lines: [{ label: '理由', value: '承担单位已经注销' }],
      marks: [{ label: '校验码', value: '7F3A-91C2-06BE-D48E' }],
      organ: '开创专项办公室',
      day: '2026-09-30',
      digest: '7f3a91c206bed48e'.repeat(4),
    }),
  );

  const sheet = within(await screen.findByRole('article', { name: '项目终止通知书' }));
  expect(await sheet.findByRole('img', { name: '查验这份通知书' })).toBeVisible();
  expect(sheet.getByText(`${window.location.origin}/verify`)).toBeVisible();
});

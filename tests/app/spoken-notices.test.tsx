import { createPluginManager } from '@@/core/plugin';
import { say, wordOf } from '@contract/sentences/sentence';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '@tests/support/renderApp';
import { okRows, signedInService } from '@tests/support/signedInService';
import { chooseLocale } from '@/i18n/choose-locale';

beforeAll(createPluginManager);
afterEach(() => chooseLocale('zh-CN'));

const notice = (id: number, more: object) => ({
  ...{ id, kind: 'application', title: '您对“漏损诊断”的确认已失效', body: '请核对', link: '/404' },
  ...{ read: true, createTime: '2026-11-20T10:00:00+08:00', ...more },
});
const words = {
  title: wordOf(say('notice.confirm.lapsed', { title: '漏损诊断' })),
  body: wordOf(say('notice.people.due', { day: '2026-11-30' })),
};

it('reads a notice in the own language where its sentences are known, and in Chinese where not', async () => {
  await chooseLocale('en-US');
  signedInService({
    'GET /prod-api/system/notification/list': okRows([notice(1, { words }), notice(2, { words: null })], {
      unread: 0,
    }),
  });
  renderApp('/404');
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications' }));

  const [spoken, chinese] = within(await screen.findByRole('region', { name: 'Notifications' })).getAllByRole(
    'listitem',
  );
  expect(spoken).toHaveTextContent('Your confirmation for “漏损诊断” has lapsed');
  expect(spoken).toHaveTextContent('Please finish it by 2026-11-30');
  expect(chinese).toHaveTextContent('您对“漏损诊断”的确认已失效');
});

import { createPluginManager } from '@@/core/plugin';
import { dateLine, openMatter, REMINDER_WORDS } from '@contract/rules/reminder';
import { type Said, say, textOf, wordOf } from '@contract/sentences/sentence';
import { asWritten } from '@contract/word';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '@tests/support/renderApp';
import { okRows, signedInService } from '@tests/support/signedInService';
import { chooseLocale } from '@/i18n/choose-locale';

beforeAll(createPluginManager);
afterEach(() => chooseLocale('zh-CN'));

const notice = (id: number, [title, body]: readonly [Said, Said], isSaid = true) => ({
  id,
  kind: 'application',
  title: textOf(title),
  body: textOf(body),
  link: '/404',
  read: true,
  words: isSaid ? { title: wordOf(title), body: wordOf(body) } : null,
  createTime: '2026-11-20T10:00:00+08:00',
});

const at = new Date('2026-10-31T15:59:59Z');
const reminded = { until: REMINDER_WORDS.word('returnedUntil'), at };
const SPOKEN = [
  [
    'an asking',
    [say('notice.confirm.lapsed', { title: '漏损诊断' }), say('notice.people.due', { day: '2026-11-30' })],
    ['Your confirmation for “漏损诊断” has lapsed', 'Please finish it by 2026-11-30'],
  ],
  [
    'a reminder',
    [openMatter('returned', '漏损诊断').open, dateLine(reminded, new Date('2026-10-29T15:59:59Z'))],
    [
      'The revision of “漏损诊断” has not been submitted yet',
      'Revision deadline: 2026-10-31 23:59:59 (Beijing time), 48 hours left',
    ],
  ],
  [
    'a reminder of what has no title yet',
    [openMatter('draft', '').open, asWritten('')],
    ['“Untitled project” has not been submitted yet'],
  ],
  [
    'a certification',
    [
      say('notice.cert.ending', { name: { code: 'notice.cert.real_name' }, day: '2026-12-20' }),
      'notice.cert.renew',
    ],
    ['Identity verification: ends on 2026-12-20', 'You can apply for renewal now.'],
  ],
] as const satisfies [string, readonly [Said, Said], readonly string[]][];

it('reads a notice in the own language where its sentences are known, and in Chinese where not', async () => {
  await chooseLocale('en-US');
  const said = SPOKEN.map(([, texts], index) => notice(index + 1, texts));
  const old = notice(said.length + 1, SPOKEN[0][1], false);
  signedInService({
    'GET /prod-api/system/notification/list': okRows([...said, old], { unread: 0 }),
  });
  renderApp('/404');
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications' }));

  const shown = within(await screen.findByRole('region', { name: 'Notifications' })).getAllByRole('listitem');
  for (const [index, [, , english]] of SPOKEN.entries())
    for (const text of english) expect(shown[index]).toHaveTextContent(text);
  expect(shown.at(-1)).toHaveTextContent('您对“漏损诊断”的确认已失效');
});

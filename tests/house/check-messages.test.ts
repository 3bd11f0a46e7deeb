import { runScript } from '@tests/support/run-script';
import { withFiles } from '@tests/support/temporary-folder';

const check = (files: Record<string, string>) =>
  withFiles(files, (folder) => runScript('check-messages.mjs', [folder]));

const zhCN = (messages: Record<string, string>) => ({
  'src/locales/zh-CN.ts': `export default ${JSON.stringify(messages)};\n`,
});

const page = (code: string) => ({ 'src/pages/demand/index.tsx': code });

describe('the message check', () => {
  it('accepts messages that are used, one by one or by their shape', async () => {
    const { status, output } = await check({
      ...zhCN({
        'demand.list.title': '需求',
        'demand.status.open.label': '已发布',
        'demand.list.count.label': '共 {n} 项',
      }),
      ...page(
        `t('demand.list.title'); t(\`demand.status.\${status}.label\`); t('demand.list.count.label', { n });\n`,
      ),
      'src/i18n/en-US.ts': "export default { 'demand.list.count.label': '{n} in all' };\n",
    });

    expect(output).toContain('messages: 3 in zh-CN, 0 breaches');
    expect(status).toBe(0);
  });

  it.each<[string, Record<string, string>, string]>([
    ['a message nobody uses', zhCN({ 'demand.list.title': '需求' }), 'demand.list.title is used nowhere'],
    [
      'an id without a message',
      {
        ...zhCN({ 'demand.list.title': '需求' }),
        ...page("t('demand.list.title'); t('demand.list.empty');\n"),
      },
      'demand.list.empty is no message',
    ],
    [
      'an id that ends in no known role',
      { ...zhCN({ 'demand.list.thing': '需求' }), ...page("t('demand.list.thing');\n") },
      'area.screen.part.role',
    ],
    [
      'an exclamation mark',
      { ...zhCN({ 'demand.list.title': '欢迎！' }), ...page("t('demand.list.title');\n") },
      'no exclamation marks',
    ],
    [
      'a digit that touches a Chinese letter, in the service too',
      { ...zhCN({}), 'server/a.ts': "export const a = '剩余3次';\n" },
      'a space between 汉字 and digits',
    ],
    ['登陆', { ...zhCN({}), 'contract/a.ts': "export const a = '请登陆';\n" }, '登录, not 登陆'],
    [
      'a translation of a message that is gone',
      { ...zhCN({}), 'src/i18n/en-US.ts': "export default { 'demand.list.title': 'Demands' };\n" },
      'en-US: demand.list.title is no message of zh-CN',
    ],
    [
      'a translation that lost a placeholder',
      {
        ...zhCN({ 'demand.list.title': '{n} 项' }),
        ...page("t('demand.list.title');\n"),
        'src/i18n/en-US.ts': "export default { 'demand.list.title': 'items' };\n",
      },
      'has other placeholders than zh-CN',
    ],
  ])('refuses %s', async (_case, files, message) => {
    const { status, output } = await check(files);

    expect(output).toContain(message);
    expect(status).toBe(1);
  });
});

import { runScript } from '@tests/support/run-script';
import { withFiles } from '@tests/support/temporary-folder';

const check = (files: Record<string, string>, ...options: string[]) =>
  withFiles(files, (folder) => runScript('check-messages.mjs', [folder, ...options]));

const zhCN = (messages: Record<string, string>) => ({
  'src/locales/zh-CN.ts': `export default ${JSON.stringify(messages)};\n`,
});

const english = (messages: Record<string, string>) => ({
  'src/i18n/texts/en-US.json': JSON.stringify(messages),
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
      ...english({ 'demand.list.count.label': '{n, plural, one {# demand} other {# demands}}' }),
    });

    expect(output).toContain('messages: 3 in zh-CN, 5 translations, 0 breaches');
    expect(status).toBe(0);
  });

  it('takes no offence at addresses, one sentence, or a bracket at the end', async () => {
    const { output } = await check({
      ...zhCN({ 'demand.list.help': '只有一句（说明）', 'demand.list.label': '先核对。“再提交”' }),
      ...page("t('demand.list.help'); t('demand.list.label');\n"),
      'server/a.ts': "export const a = 'postgresql://用户:密码@主机:5432/库名';\n",
    });

    expect(output).toContain('0 breaches');
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
    [
      'a reason, as people have written it, with a full stop behind',
      { ...zhCN({}), 'server/a.ts': "export const a = '未通过：{reason}。请修改';\n" },
      'brings its own full stop',
    ],
    [
      'a half-width comma between Chinese letters',
      { ...zhCN({}), 'server/a.ts': "export const a = '已保存,请核对';\n" },
      'full-width punctuation',
    ],
    [
      'a blank after a full-width bracket',
      { ...zhCN({}), 'server/a.ts': "export const a = '已于周五（北京时间） 截止';\n" },
      'no blank beside a full-width bracket',
    ],
    [
      'a blank after a moment that ends with a bracket',
      { ...zhCN({}), 'contract/a.ts': "export const a = '已于 {at} 截止';\n" },
      'no blank after {at}',
    ],
    ['three dots', { ...zhCN({}), 'server/a.ts': "export const a = '正在加载...';\n" }, 'not three dots'],
    [
      'sentences without a last full stop',
      { ...zhCN({ 'demand.list.help': '先核对。再提交' }), ...page("t('demand.list.help');\n") },
      'ends with a full stop',
    ],
    ['登陆', { ...zhCN({}), 'contract/a.ts': "export const a = '请登陆';\n" }, '登录, not 登陆'],
    [
      'a translation of a message that is gone',
      { ...zhCN({}), ...english({ 'demand.list.title': 'Demands' }) },
      'en-US: demand.list.title is no message of zh-CN',
    ],
    [
      'a translation that lost a placeholder',
      {
        ...zhCN({ 'demand.list.title': '{n} 项' }),
        ...page("t('demand.list.title');\n"),
        ...english({ 'demand.list.title': 'items' }),
      },
      'has other placeholders than zh-CN',
    ],
    [
      'a translation that is badly formed',
      {
        ...zhCN({ 'demand.list.title': '{n} 项' }),
        ...page("t('demand.list.title');\n"),
        ...english({ 'demand.list.title': '{n, plural, one {# item}}' }),
      },
      'en-US: demand.list.title is badly formed',
    ],
  ])('refuses %s', async (_case, files, message) => {
    const { status, output } = await check(files);

    expect(output).toContain(message);
    expect(status).toBe(1);
  });

  it('takes the words of the contract for texts that languages translate', async () => {
    const words = { 'contract.field.title': '最多 {max} 个字' };
    const files = {
      ...zhCN({}),
      'contract/rules/all-words.ts': `export const CONTRACT_WORDS = ${JSON.stringify(words)};\n`,
    };

    const right = await check({ ...files, ...english({ 'contract.field.title': 'At most {max}' }) });
    const wrong = await check({ ...files, ...english({ 'contract.field.title': 'At most' }) });
    const lacking = await check({ ...files, ...english({}), 'src/i18n/coverage.json': '{}' }, '--complete');

    expect(right.output).toContain('0 breaches');
    expect(wrong.output).toContain('contract.field.title has other placeholders');
    expect(lacking.output).toContain('contract.field.title is not translated');
  });

  it('asks complete languages for everything and the others for the core', async () => {
    const files = {
      ...zhCN({ 'demand.list.title': '需求', 'shell.nav.home.label': '首页' }),
      ...page("t('demand.list.title'); t('shell.nav.home.label');\n"),
      ...english({}),
      'src/i18n/texts/it-IT.json': '{}',
      'src/i18n/coverage.json': '{}',
    };

    const { output } = await check(files, '--complete');

    expect(output).toContain('en-US: demand.list.title is not translated');
    expect(output).toContain('it-IT: shell.nav.home.label is not translated');
    expect(output).not.toContain('it-IT: demand.list.title');
    expect(output).toContain('coverage.json is out of date');
  });
});

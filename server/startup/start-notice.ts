import { type Config, keyPath } from '@server/config/config';

export interface DemoAccount {
  login: string;
  password: string;
  /** Role in the demo. */
  title: string;
}

const NAME_WIDTH = 10;

const row = (name: string, value: string): string => `  ${name.padEnd(NAME_WIDTH - name.length)}${value}`;

const isOpenToOthers = (host: string): boolean => !['127.0.0.1', '::1', 'localhost'].includes(host);

function demoLines(config: Config, accounts: readonly DemoAccount[]): string[] {
  const width = Math.max(...accounts.map(({ login }) => login.length)) + 2;
  const lines = accounts.map(
    ({ login, password, title }) => `    ${login.padEnd(width)}${password}  ${title}`,
  );
  const warning = '  注意：演示账号的密码众所周知，而服务正对外开放。正式使用请设置 DEMO=false。';
  return ['  演示账号（用户名、密码、身份）', ...lines, ...(isOpenToOthers(config.host) ? [warning] : [])];
}

function realLines(config: Config): string[] {
  return [
    row('管理员', `首位管理员用 SETUP_SECRET 或 ${keyPath(config.dataDir, 'setup-secret')} 中的口令建立`),
  ];
}

function dataLines({ dataDir }: Config, place: string | null): string[] {
  if (place === null) return [row('数据库', 'DATABASE_URL 指定'), row('文件', dataDir)];
  const isInside = place.startsWith(dataDir);
  return isInside
    ? [row('数据', `${dataDir}（内置 PostgreSQL）`)]
    : [row('数据库', `${place}（内置 PostgreSQL）`), row('文件', dataDir)];
}

/** What the person at the keyboard needs to know once the service runs. */
export function startNotice(config: Config, place: string | null, accounts: readonly DemoAccount[]): string {
  return [
    '',
    '开创专项已启动',
    row('地址', config.publicOrigin),
    row('模式', config.demo ? '演示（数据均为虚构）' : '正式'),
    ...dataLines(config, place),
    ...(config.demo ? demoLines(config, accounts) : realLines(config)),
    '  按 Ctrl+C 停止',
    '',
  ].join('\n');
}

import { type Config, keyPath } from './config';

export interface DemoAccount {
  login: string;
  password: string;
  /** Who it plays. */
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

/** What the person at the keyboard needs to know once the service runs. */
export function startNotice(config: Config, accounts: readonly DemoAccount[]): string {
  const database =
    config.databaseUrl === null ? `${config.dataDir}（内置 PostgreSQL）` : 'DATABASE_URL 指定的数据库';
  return [
    '',
    '开创专项已启动',
    row('地址', config.publicOrigin),
    row('模式', config.demo ? '演示（数据均为虚构）' : '正式'),
    row('数据', database),
    ...(config.demo ? demoLines(config, accounts) : realLines(config)),
    '  按 Ctrl+C 停止',
    '',
  ].join('\n');
}

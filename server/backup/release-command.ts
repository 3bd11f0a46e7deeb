import { createDatabase } from '@server/db/database';
import { EXIT_CODES, StartupError } from '@server/errors/startup-error';
import { openSource } from './backup-source';
import { type Place, runCommand, type Tools } from './command';
import { type ReleaseRefusal, releaseFactor } from './release-factor';

const USAGE =
  '用法：npm run factor:release -- 用户名 "何时、由谁、凭什么证件核对了本人"。' +
  '只用于站点里没有人能替他办理的管理方账号；其余的在用户管理里办理。';

const REFUSALS: Record<ReleaseRefusal, string> = {
  unknown: '没有这个用户名的正常账号。',
  unprotected: '这个账号没有开启两步验证，用密码即可登录；忘记密码的，在登录页找回。',
  ordinary: '这不是管理方账号。请由系统管理员在用户管理里办理解除两步验证。',
};

const STATEMENT_MS = 10_000;
const GROUNDS = { min: 4, max: 255 };

async function release(around: Place & Tools, args: string[]): Promise<number> {
  const [login, grounds = '', ...others] = args.map((arg) => arg.trim());
  if (!login || others.length > 0 || grounds.length < GROUNDS.min || grounds.length > GROUNDS.max)
    throw new StartupError(USAGE, EXIT_CODES.badConfig);
  const source = await openSource(around, around.say);
  const db = createDatabase(source.url, { max: 1, statementTimeoutMs: STATEMENT_MS });
  try {
    const refusal = await releaseFactor(db, { login, grounds }, new Date());
    if (refusal) throw new StartupError(REFUSALS[refusal], EXIT_CODES.badConfig);
    around.say(
      `${login} 在 14 天内用密码登录一次，两步验证与恢复码即清除，其他设备退出。请随即重新开启两步验证。已记入审计日志。`,
    );
    return 0;
  } finally {
    await db.close();
    await source.stop();
  }
}

await runCommand(release, '已中止，没有改动。');

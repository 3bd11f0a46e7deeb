import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { EXIT_CODES, StartupError } from '@server/errors/startup-error';
import { type CheckedBackup, checkBackup } from './check-backup';
import { runCommand, type Surroundings, withSecret } from './command';
import { megabytes } from './progress';
import { restoreBackup } from './restore-backup';

const USAGE =
  '用法：npm run restore -- <备份文件> 恢复到空的 DATA_DIR（和空的 DATABASE_URL）；' +
  'npm run restore -- --check <备份文件> 只检查，不写任何东西。';

function describe({ beginning, manifest }: CheckedBackup): string {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = manifest.files.reduce((sum, file) => sum + file.size, 0);
  return (
    `备份完整：${beginning.at} 由 ${beginning.version} 写成，结构 ${beginning.migrations.at(-1)?.name ?? '无'}，` +
    `${manifest.tables.length} 张表 ${rows} 行，附件 ${manifest.files.length} 个 ${megabytes(bytes)}。`
  );
}

async function restore(around: Surroundings, args: string[]): Promise<number> {
  const onlyCheck = args.includes('--check');
  const [file, ...others] = args.filter((arg) => arg !== '--check');
  if (!file || others.length > 0) throw new StartupError(USAGE, EXIT_CODES.badConfig);
  const path = resolve(file);
  if (!existsSync(path)) throw new StartupError(`找不到备份文件 ${path}。`, EXIT_CODES.badConfig);

  const backup = await checkBackup(path, around.secret, around);
  around.say(describe(backup));
  const { faults } = backup.manifest;
  if (faults.length > 0) around.say(`其中 ${faults.length} 个附件在备份时就已缺失或改变，恢复之后仍是那样。`);
  if (onlyCheck) return 0;

  const settingsPath = await restoreBackup({ ...around, backup, place: around });
  around.say(
    `恢复完成：每张表的校验和与每个附件的指纹都与备份相符。\n原来的配置写在 ${settingsPath}，请核对后并入 .env，再启动服务。`,
  );
  return 0;
}

await runCommand((around, args) => restore(withSecret(around), args));

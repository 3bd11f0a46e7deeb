import { EXIT_CODES, StartupError } from '@server/errors/startup-error';
import { storageOf } from '@server/storage/open-storage';
import { openSource } from './backup-source';
import { collectSettings } from './carried-settings';
import { runCommand, type Surroundings, withSecret } from './command';
import { megabytes } from './progress';
import { recordBackup } from './record-backup';
import { backupPath } from './save-whole';
import { type WrittenBackup, writeBackup } from './write-backup';

/** The backup itself is complete, but some files of the platform were already missing or changed. */
const WITH_FAULTS = 2;
const SHOWN_FAULTS = 10;

const USAGE = '用法：npm run backup -- <目录或文件>，口令或密钥由环境变量给出（见 docs/operations.md）。';

function report({ say }: Surroundings, { path, bytes, manifest }: WrittenBackup): number {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  say(
    `备份已写成：${path}（${megabytes(bytes)}；${manifest.tables.length} 张表 ${rows} 行，附件 ${manifest.files.length} 个，密钥与配置）。`,
  );
  const { faults } = manifest;
  if (faults.length === 0) return 0;
  const words = { missing: '缺失', changed: '与登记的指纹不符' };
  const lines = faults.slice(0, SHOWN_FAULTS).map(({ key, fault }) => `  ${key}：${words[fault]}`);
  process.stderr.write(
    `有 ${faults.length} 个附件在备份之前就已经坏了，请对照较早的备份：\n${lines.join('\n')}\n`,
  );
  return WITH_FAULTS;
}

async function backUp(around: Surroundings, [target]: string[]): Promise<number> {
  if (!target) throw new StartupError(USAGE, EXIT_CODES.badConfig);
  const now = new Date();
  const path = backupPath(target, now);
  const settings = collectSettings(around.dataDir, around.given);
  const source = await openSource(around, around.say);
  try {
    const { url } = source;
    await recordBackup(url, now, { action: 'backup.begin', detail: {} });
    try {
      const written = await writeBackup({
        ...around,
        url,
        settings,
        path,
        now,
        storage: await storageOf(around),
      });
      const { tables, files, faults } = written.manifest;
      const detail = {
        tables: tables.length,
        files: files.length,
        faults: faults.length,
        bytes: written.bytes,
      };
      await recordBackup(url, new Date(), { action: 'backup.finish', detail });
      return report(around, written);
    } catch (error) {
      await recordFailure(url);
      throw error;
    }
  } finally {
    await source.stop();
  }
}

/** The reason is reported next; a failure to write the audit log must not hide it. */
async function recordFailure(url: string): Promise<void> {
  try {
    await recordBackup(url, new Date(), { action: 'backup.finish', outcome: 'refused', detail: {} });
  } catch (error) {
    process.stderr.write(`失败没能记入审计日志：${error instanceof Error ? error.message : String(error)}\n`);
  }
}

await runCommand((around, args) => backUp(withSecret(around), args));

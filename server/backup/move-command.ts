import { holdFiles } from '@server/db/backup-hold';
import { openDirect } from '@server/db/pooler';
import { EXIT_CODES, StartupError } from '@server/errors/startup-error';
import { createDiskStorage } from '@server/storage/disk-storage';
import type { FileStorage } from '@server/storage/file-storage';
import { createObjectStorage } from '@server/storage/object-storage';
import { openSource } from './backup-source';
import { type Place, runCommand, type Tools } from './command';
import { type Moved, moveFiles } from './move-files';
import { megabytes } from './progress';
import { recordBackup } from './record-backup';

/** Some files could not be moved, because they are missing or damaged at the source; all others were. */
const WITH_FAULTS = 2;
const SHOWN_FAULTS = 10;

const USAGE =
  '用法：npm run storage:move -- store 把附件从上传目录搬到对象存储（STORAGE_URL）；' +
  'npm run storage:move -- folder 搬回上传目录；加 --check 把已经在那边的也读一遍，核对指纹。';

async function placesOf(
  { uploadDir, store }: Place,
  target: string,
): Promise<{ from: FileStorage; to: FileStorage }> {
  if (!store) {
    throw new StartupError(
      '没有 STORAGE_URL。请把它与 STORAGE_ACCESS_KEY、STORAGE_SECRET_KEY 交给这个命令，服务那边可以先不设。',
      EXIT_CODES.badConfig,
    );
  }
  const [folder, bucket] = [createDiskStorage(uploadDir), await createObjectStorage(store)];
  return target === 'store' ? { from: folder, to: bucket } : { from: bucket, to: folder };
}

function report({ say }: Tools, { copied, there, underWay, bytes, faults }: Moved): number {
  say(`搬完：新搬 ${copied} 个（${megabytes(bytes)}），此前已在 ${there} 个，指纹都与登记的相符。`);
  if (underWay > 0) say(`还有 ${underWay} 份附件正在上传或等待检查，不搬；换过去之后由上传的人重新上传。`);
  say('服务开着时新传的附件还在原处：停下服务再运行一次，只补这些，然后换配置启动。原处的文件没有动。');
  if (faults.length === 0) return 0;
  const lines = faults.slice(0, SHOWN_FAULTS).map((key) => `  ${key}`);
  process.stderr.write(
    `有 ${faults.length} 个附件在原处就已缺失或与登记的指纹不符，没有搬：\n${lines.join('\n')}\n`,
  );
  return WITH_FAULTS;
}

async function move(around: Place & Tools, args: string[]): Promise<number> {
  const [target, ...others] = args.filter((arg) => arg !== '--check');
  if ((target !== 'store' && target !== 'folder') || others.length > 0)
    throw new StartupError(USAGE, EXIT_CODES.badConfig);
  const { from, to } = await placesOf(around, target);
  await from.check();
  await to.check('writing');
  const source = await openSource(around, around.say);
  const client = await openDirect(source.url, 'backup');
  try {
    await holdFiles(client);
    const isChecking = args.includes('--check');
    const moved = await moveFiles({ ...around, client, from, to, isChecking });
    const { copied, there, faults } = moved;
    await recordBackup(source.url, new Date(), {
      action: 'storage.move',
      detail: { to: target, copied, there, faults: faults.length },
    });
    return report(around, moved);
  } finally {
    await client.end();
    await source.stop();
  }
}

await runCommand(move, '已停下。再次运行，从停下的地方继续。');

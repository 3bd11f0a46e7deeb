import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { badBackup } from './backup-fault';
import type { BackupSecret } from './backup-secret';
import { type CarriedSettings, readSettings } from './carried-settings';
import type { Entry } from './entry-stream';
import { type Beginning, type EntryHead, type Manifest, readManifest } from './manifest';
import { openBackup } from './open-backup';
import { megabytes, type Progress } from './progress';
import { RowsDigest } from './RowsDigest';

/** A backup that has been read to its end and found whole. */
export interface CheckedBackup {
  path: string;
  beginning: Beginning;
  settings: CarriedSettings;
  manifest: Manifest;
}

interface Seen extends Partial<Omit<CheckedBackup, 'path'>> {
  settingsHash: string;
  tables: Manifest['tables'];
  files: Manifest['files'];
}

async function see({ head, body }: Entry<EntryHead>, seen: Seen): Promise<void> {
  if (head.kind === 'beginning') seen.beginning = head;
  if (head.kind === 'settings' || head.kind === 'manifest') {
    const bytes = await buffer(body);
    const text = bytes.toString('utf8');
    if (head.kind === 'manifest') seen.manifest = readManifest(text);
    else {
      seen.settings = readSettings(text);
      seen.settingsHash = createHash('sha256').update(bytes).digest('hex');
    }
  }
  if (head.kind === 'table') {
    const digest = new RowsDigest();
    let bytes = 0;
    for await (const piece of body) {
      digest.update(piece);
      bytes += piece.length;
    }
    const { name, columns } = head;
    seen.tables.push({ name, columns, rows: digest.rows, bytes, checksum: digest.checksum });
  }
  if (head.kind === 'file') {
    const hash = createHash('sha256');
    let size = 0;
    for await (const piece of body) {
      hash.update(piece);
      size += piece.length;
    }
    seen.files.push({ key: head.key, size, sha256: hash.digest('hex') });
  }
}

/** Reads all of it and changes nothing: after this, only the machine itself can still spoil a restore. */
export async function checkBackup(
  path: string,
  secret: BackupSecret,
  { progress, signal }: { progress: Progress; signal: AbortSignal },
): Promise<CheckedBackup> {
  const seen: Seen = { settingsHash: '', tables: [], files: [] };
  let bytes = 0;
  for await (const { head, body } of openBackup(path, secret, signal)) {
    const counted = (async function* () {
      for await (const piece of body) {
        bytes += piece.length;
        progress.now(
          `检查备份：${megabytes(bytes)}，表 ${seen.tables.length} 张，附件 ${seen.files.length} 个`,
        );
        yield piece;
      }
    })();
    await see({ head, body: counted }, seen);
  }
  const { beginning, settings, manifest } = seen;
  if (!beginning || !settings || !manifest) throw badBackup('备份文件缺少开头、配置或清单，不能使用。');
  const found = { settings: seen.settingsHash, tables: seen.tables, files: seen.files };
  const { settings: settingsHash, tables, files } = manifest;
  if (!isDeepStrictEqual(found, { settings: settingsHash, tables, files })) {
    throw badBackup('备份文件的内容与它自己的清单不符，不能使用。');
  }
  return { path, beginning, settings, manifest };
}

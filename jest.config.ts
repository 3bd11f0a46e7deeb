/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { scratchRoot } from './tests/setup/scratch-root';

type Project = Extract<NonNullable<Config['projects']>[number], object>;

const transformWith = (options: { nodeInterop: boolean }): Project['transform'] => ({
  '^.+\\.(?:[cm]?[jt]s|[jt]sx)$': ['<rootDir>/tests/setup/esbuild-transformer.cjs', options],
});

const ownAliases = {
  '^@contract/(.*)$': '<rootDir>/contract/$1',
  '^@server/(.*)$': '<rootDir>/server/$1',
  '^@tests/(.*)$': '<rootDir>/tests/$1',
};

const shared: Project = {
  rootDir: __dirname,
  moduleFileExtensions: ['tsx', 'ts', 'mts', 'js', 'mjs', 'cjs', 'json', 'node'],
  // Nothing is ignored: the transformer itself passes CommonJS packages through unread.
  transformIgnorePatterns: [],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/', '<rootDir>/src/.umi-'],
  moduleNameMapper: ownAliases,
};

const nodeProject = (name: string, folders: string[]): Project => ({
  ...shared,
  displayName: name,
  globalSetup: '<rootDir>/tests/setup/bundle-server.mjs',
  testEnvironment: '<rootDir>/tests/setup/server-environment.cjs',
  // file-type offers itself to `import` and `module-sync` only.
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons', 'module-sync'] },
  transform: transformWith({ nodeInterop: true }),
  testMatch: folders.map((folder) => `<rootDir>/${folder}/**/*.test.ts`),
});

const app: Project = {
  ...shared,
  displayName: 'app',
  runtime: '<rootDir>/tests/setup/shared-code-runtime.cjs',
  testEnvironment: '<rootDir>/tests/setup/browser-environment.cjs',
  testEnvironmentOptions: { customExportConditions: ['browser'], url: 'http://localhost/' },
  transform: transformWith({ nodeInterop: false }),
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}', '<rootDir>/tests/app/**/*.test.{ts,tsx}'],
  setupFiles: ['<rootDir>/tests/setup/browser-gaps.ts'],
  setupFilesAfterEnv: ['<rootDir>/tests/setup/app.ts'],
  moduleNameMapper: {
    ...ownAliases,
    '^(?:umi|@umijs/max)$': '<rootDir>/src/.umi/exports',
    '^@@/(.*)$': '<rootDir>/src/.umi/$1',
    // As in a build (config/plugins/lean-packages.ts); Umi's generated files name both by the path of their folder.
    '/node_modules/axios$': '<rootDir>/config/plugins/small-axios.cjs',
    '/node_modules/react-intl$': '<rootDir>/config/plugins/small-intl.cjs',
    '/components/AntdIconLight$': '<rootDir>/config/plugins/silent-icon.cjs',
    // Sentences are compared as they are read; that their dates stay whole is seen in a browser (tests/browser/whole-dates).
    '^@/utils/unbroken-dates$': '<rootDir>/tests/setup/dates-as-read.ts',
    '^@rc-component/util/lib/Dom/dynamicCSS$': '<rootDir>/tests/setup/visibility-styles.ts',
    '^\\.(?:/util)?/statistic$': '<rootDir>/tests/setup/plain-tokens.cjs',
    // Its browser build is named by the `browser` field, which Jest does not read.
    '^tus-js-client$': '<rootDir>/node_modules/tus-js-client/lib.esm/browser/index.js',
    '^.+\\.(?:css|less)$': '<rootDir>/tests/setup/css-module.cjs',
    '^.+\\.(?:svg|png|jpe?g|gif|webp|woff2?)$': '<rootDir>/tests/setup/file-url.cjs',
    '^@/(.*)$': '<rootDir>/src/$1',
  },
};

// Every worker and every program that a test starts inherits it.
process.env['TMPDIR'] ??= scratchRoot();

const longTests = ['<rootDir>/tests/setup/long-tests.ts'];

const config: Config = {
  // One more than the cores of the machine that judges: half of the browser and fault tests' time is waiting.
  maxWorkers: 3,
  // A worker that ends gives back the memory of all the files it has run. At half a gigabyte that takes half of Jest's own
  // half second, after a whole run more than all of it; Jest would then speak of open handles where there are none.
  workerGracefulExitTimeout: 15_000,
  testSequencer: '<rootDir>/tests/setup/longest-first.cjs',
  // Long enough for a machine that does other things as well: what hangs is found, what is slow is not punished.
  // Projects cannot set this one; tests/setup/long-tests.ts does it for those that need more.
  testTimeout: 120_000,
  reporters: ['default', '<rootDir>/tests/setup/summary-reporter.cjs'],
  projects: [
    app,
    nodeProject('node', [
      'tests/repository',
      'tests/journeys',
      'tests/rules',
      'tests/security',
      'tests/server',
    ]),
    { ...nodeProject('faults', ['tests/faults']), setupFilesAfterEnv: longTests },
    { ...nodeProject('browser', ['tests/browser']), setupFilesAfterEnv: longTests },
    // Hours, not minutes: `npm run matrix`, never part of `npm test`.
    { ...nodeProject('matrix', ['tests/matrix']), setupFilesAfterEnv: longTests },
    // Minutes: `npm run trust`, each table by itself.
    { ...nodeProject('trust', ['tests/trust']), setupFilesAfterEnv: longTests },
  ],
};

export default config;

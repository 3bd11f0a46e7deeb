/**
 * The layers of the app from the bottom up. Each may import only earlier layers, and of those only the ones that its
 * row names.
 */
export const APP = [
  'constants',
  'utils',
  'theme',
  'locales',
  'request',
  'i18n',
  'services',
  'models',
  'draft',
  'upload',
  'hooks',
  'components',
  'layouts',
  'pages',
].map((name) => `src/${name}`);

const FACTS = ['contract', 'src/constants'];
const ENGINES = ['src/draft', 'src/upload'];
const LOOKS = [...FACTS, 'src/utils', 'src/theme', 'src/i18n'];
const CALLS = [...FACTS, 'src/utils', 'src/request', 'src/services'];
// The layers of the service from the bottom up; each may import those before it.
const ERRORS = ['contract', 'server/errors'];
const CRYPTO = [...ERRORS, 'server/crypto'];
const CONFIG = [...CRYPTO, 'server/config'];
const STORED = [...CONFIG, 'server/db'];
const GUARDED = [...STORED, 'server/security'];
/** What every part of the service is given; it names types of all of them. */
const GIVEN = 'server/deps';
const BELOW_MODULES = [
  ...GUARDED,
  GIVEN,
  ...[
    'audit',
    'receipt',
    'logging',
    'metrics',
    'tracing',
    'pdf',
    'storage',
    'http',
    'pages',
    'languages',
    'spreadsheet',
    'plugins',
  ].map((name) => `server/${name}`),
];
/** The only entry to a module; nothing outside may import the files behind it. */
const SERVICES = 'server/modules/*/service';

/**
 * The modules from the bottom up (docs/decisions/0117-modules-in-one-order.md): each uses only modules before it, also
 * within its own floor. What it needs from a later one is passed in where everything is assembled: server/wiring,
 * server/app.ts.
 */
export const FLOORS = [
  // Modules that use no other module.
  ['account', 'site', 'search', 'view', 'delivery', 'reminder-watch', 'begun', 'reference'],
  // Services for every kind of record.
  ['notification', 'attachment', 'moderation', 'export', 'health'],
  // Who somebody is, and where they belong.
  ['unit', 'school', 'system', 'auth', 'certification', 'user'],
  // Public content.
  ['learning', 'achievement', 'demand', 'content', 'matching', 'saved-search'],
  // Applications, from the period to the decision.
  ['period', 'fact', 'apply', 'review'],
  // What is derived from applications.
  ['reminder', 'downtime', 'calendar', 'chain', 'chart'],
  // Modules that collect from all the others.
  ['profile', 'preview', 'monitor', 'admin', 'security'],
];
const ORDER = FLOORS.flat();

/** Who may import whom: docs/architecture.md explains the table. The first layer that holds a file is its own. */
export const LAYERS = [
  // Checks receipts in the service, in a page and in the offline file, so it may use only packages that run in all
  // three.
  {
    layer: 'contract/rules/receipt-proof',
    may: [],
    packages: ['@noble/ed25519', '@noble/hashes'],
  },
  // Schemas of the wire are built from choices and never from rules; rules judge what is sent.
  { layer: 'contract/rules', may: ['contract'], packages: ['typebox'] },
  { layer: 'contract/sentences', may: ['contract'] },
  { layer: 'contract', may: [], packages: ['typebox'] },
  { layer: 'src/constants', may: ['contract'] },
  { layer: 'src/utils', may: FACTS },
  { layer: 'src/theme', may: FACTS },
  { layer: 'src/locales', may: ['contract'] },
  { layer: 'src/request', may: [...FACTS, 'src/utils'] },
  // The texts of an error come from the error catalogue, wherever they are shown.
  { layer: 'src/i18n', may: [...FACTS, 'src/utils', 'src/locales', 'src/request/decide'] },
  { layer: 'src/services', may: [...FACTS, 'src/request'] },
  { layer: 'src/models', may: [...FACTS, 'src/utils', 'src/theme', 'src/services'] },
  // The engines of autosave and uploads: they know the calls, and nothing of React.
  { layer: 'src/draft', may: [...CALLS, 'src/i18n/message-id'] },
  { layer: 'src/upload', may: CALLS },
  { layer: 'src/hooks', may: [...LOOKS, ...CALLS, ...ENGINES, 'src/models'] },
  { layer: 'src/components', may: LOOKS },
  { layer: 'src/layouts', may: [...LOOKS, 'src/hooks', 'src/components'] },
  {
    layer: 'src/pages',
    may: [...LOOKS, ...ENGINES, 'src/services', 'src/hooks', 'src/components'],
    closed: true,
  },
  // What Umi begins with, and the program that draws public pages in the service.
  { layer: 'src', may: ['contract', ...APP.filter((room) => room !== 'src/pages')] },
  // Demo data is written with the same functions as real data, so that it is hashed, encrypted and numbered alike.
  { layer: 'server/demo', may: [...BELOW_MODULES, SERVICES] },
  { layer: 'server/errors', may: ['contract'] },
  { layer: 'server/crypto', may: ERRORS },
  { layer: 'server/config', may: CRYPTO },
  { layer: 'server/db', may: CONFIG },
  { layer: 'server/security', may: STORED },
  { layer: 'server/audit', may: GUARDED },
  { layer: 'server/receipt', may: GUARDED },
  { layer: 'server/logging', may: [] },
  // Metrics and traces know nothing of what they measure.
  { layer: 'server/metrics', may: [] },
  { layer: 'server/tracing', may: [] },
  { layer: 'server/pdf', may: [] },
  { layer: 'server/storage', may: CONFIG },
  { layer: 'server/http', may: [...GUARDED, GIVEN] },
  // Public pages are prepared here before they are sent: drawn, cached, and given their content security policy.
  { layer: 'server/pages', may: [...GUARDED, GIVEN, 'server/http'] },
  { layer: 'server/languages', may: ['contract', 'server/pages'] },
  { layer: 'server/spreadsheet', may: [...GUARDED, GIVEN, 'server/http'] },
  {
    layer: 'server/plugins',
    may: [...GUARDED, GIVEN, 'server/http', 'server/pages', 'server/logging', 'server/storage'],
  },
  { layer: 'server/startup', may: STORED },
  // The only way of saving drafts; each module adds what is particular to its kind of record.
  { layer: 'server/drafts', may: BELOW_MODULES },
  {
    layer: 'server/modules',
    may: [...BELOW_MODULES, 'server/drafts'],
    closed: true,
  },
  // What lower modules need from higher ones, listed where everything is assembled.
  { layer: 'server/wiring', may: [...BELOW_MODULES, SERVICES] },
  // Like server/app.ts, it puts together what the modules offer.
  { layer: 'server/jobs', may: [...BELOW_MODULES, 'server/modules', 'server/wiring'] },
  // Separate programs beside the service.
  { layer: 'server/backup', may: [...BELOW_MODULES, 'server/modules'] },
  { layer: 'server', may: ['contract', 'server'] },
  { layer: 'mock', may: ['contract', 'tests/fixtures'] },
  { layer: 'config', may: ['contract'] },
  { layer: 'plugins', may: ['config'] },
  { layer: 'scripts', may: ['contract', 'server', 'config', 'src/theme', 'src/i18n', 'src/locales'] },
  { layer: 'bench', may: ['scripts'] },
  // Tests may import anything; nothing but tests may import tests, but for the fixtures above.
  { layer: 'tests', may: [] },
];

/** The files at the root that assemble everything, such as .umirc.ts and jest.config.ts. */
const ROOT = { layer: '', may: ['config', 'plugins', 'tests/setup'] };

const folderOf = (path) => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** A layer may also be a single file (src/app.tsx is src/app); `*` stands for one name. */
const inside = (path, layer) => {
  const end = layer.endsWith('/*') ? '$' : '(?:/|\\.\\w+$)';
  return new RegExp(`^${layer.replaceAll('*', '[^/]+')}${end}`).test(path);
};

export const layerOf = (path) => LAYERS.find(({ layer }) => inside(path, layer)) ?? ROOT;

/**
 * The page a file belongs to: the nearest folder above it that is the entry of a route. Each `parts/` folder counts as
 * a page of its own.
 */
function pageOf(path, byPath) {
  const parts = /^.*?\/parts(?=\/)/.exec(path);
  if (parts) return parts[0];
  let folder = folderOf(path);
  while (folder !== 'src/pages' && !byPath.has(`${folder}/index.tsx`)) folder = folderOf(folder);
  return folder === 'src/pages' ? path.split('/').slice(0, 3).join('/') : folder;
}

function pageMayImport(from, to, byPath) {
  const target = pageOf(to, byPath);
  return (
    pageOf(from, byPath) === target || (target.endsWith('/parts') && from.startsWith(`${folderOf(target)}/`))
  );
}

const moduleOf = (path) => (path.startsWith('server/modules/') ? path.split('/')[2] : null);

/** Both modules, if one imports another that is not earlier in the order. */
export function upward(from, to) {
  const [own, other] = [moduleOf(from), moduleOf(to)];
  if (own === null || other === null || own === other) return null;
  return ORDER.indexOf(other) < ORDER.indexOf(own) ? null : { own, other };
}

function moduleMayImport(from, to) {
  return moduleOf(from) === moduleOf(to) || (inside(to, SERVICES) && !upward(from, to));
}

export function mayImport(from, to, { isTest, byPath }) {
  if (isTest) return true;
  const own = layerOf(from);
  if (layerOf(to) !== own) return own.may.some((layer) => inside(to, layer));
  if (!own.closed) return true;
  return own.layer === 'src/pages' ? pageMayImport(from, to, byPath) : moduleMayImport(from, to);
}

export const mayUsePackage = (path, specifier) => {
  const { packages } = layerOf(path);
  return !packages || packages.some((name) => specifier === name || specifier.startsWith(`${name}/`));
};

const SRC = [
  'request',
  'services',
  'models',
  'hooks',
  'layouts',
  'components',
  'constants',
  'locales',
  'i18n',
  'theme',
  'utils',
].map((name) => `src/${name}`);

const FACTS = ['contract', 'src/constants', 'src/i18n/message-id'];
const LOOKS = [...FACTS, 'src/utils', 'src/i18n', 'src/theme'];
// `server/*`: the few files right under server/ that everything there stands on (configuration, keys, deps).
const BASE = ['contract', 'server/*'];
/** The door of a module; nobody outside sees what is behind it. */
const SERVICES = 'server/modules/*/service';
const BELOW_MODULES = [...BASE, 'server/db', 'server/plugins'];

/** Who may import whom: docs/architecture.md explains the table. The first room that holds a file is its own. */
export const ROOMS = [
  { room: 'contract', may: [], packages: ['typebox'] },
  { room: 'src/constants', may: ['contract'] },
  { room: 'src/utils', may: FACTS },
  { room: 'src/theme', may: FACTS },
  { room: 'src/locales', may: ['contract'] },
  { room: 'src/i18n', may: [...FACTS, 'src/locales', 'src/utils'] },
  { room: 'src/request', may: [...FACTS, 'src/utils', 'src/i18n/isolate'] },
  { room: 'src/services', may: [...FACTS, 'src/request'] },
  { room: 'src/models', may: [...FACTS, 'src/services'] },
  { room: 'src/hooks', may: [...LOOKS, 'src/request', 'src/services', 'src/models'] },
  { room: 'src/components', may: LOOKS },
  { room: 'src/layouts', may: [...LOOKS, 'src/hooks', 'src/components'] },
  { room: 'src/pages', may: [...LOOKS, 'src/services', 'src/hooks', 'src/components'], closed: true },
  { room: 'src', may: ['contract', ...SRC] },
  // Demo data is made by the same means as real data: hashed, sealed, numbered.
  { room: 'server/db/demo', may: [...BELOW_MODULES, SERVICES] },
  { room: 'server/db', may: BASE },
  { room: 'server/plugins', may: [...BASE, 'server/db'] },
  // The one way of saving drafts; each module says what its kind of record adds to it.
  { room: 'server/drafts', may: BELOW_MODULES },
  { room: 'server/modules', may: [...BELOW_MODULES, 'server/drafts'], closed: true },
  // Like server/app.ts, it puts together what the modules offer.
  { room: 'server/jobs', may: [...BELOW_MODULES, 'server/modules'] },
  // Programs of their own beside the service.
  { room: 'server/backup', may: [...BELOW_MODULES, 'server/modules'] },
  { room: 'server', may: ['contract', 'server'] },
  { room: 'mock', may: ['contract', 'tests/fixtures'] },
  { room: 'config', may: ['contract'] },
  { room: 'plugins', may: ['config'] },
  { room: 'scripts', may: ['contract', 'server', 'config', 'src/theme', 'src/i18n', 'src/locales'] },
  { room: 'bench', may: ['scripts'] },
  // Tests may import anything; nothing but tests may import tests, but for the fixtures above.
  { room: 'tests', may: [] },
];

/** .umirc.ts, jest.config.ts: the files that assemble. */
const ROOT = { room: '', may: ['config', 'plugins'] };

const folderOf = (path) => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** A room may be one file as well (src/app.tsx is src/app); `*` stands for one name. */
const inside = (path, room) => {
  const end = room.endsWith('/*') ? '$' : '(?:/|\\.\\w+$)';
  return new RegExp(`^${room.replaceAll('*', '[^/]+')}${end}`).test(path);
};

export const roomOf = (path) => ROOMS.find(({ room }) => inside(path, room)) ?? ROOT;

/** The page a file belongs to: the nearest folder above it that is a route's entry. `parts/` are for themselves. */
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

function moduleMayImport(from, to) {
  return inside(to, SERVICES) || from.split('/')[2] === to.split('/')[2];
}

export function mayImport(from, to, { isTest, byPath }) {
  if (isTest) return true;
  const own = roomOf(from);
  if (roomOf(to) !== own) return own.may.some((room) => inside(to, room));
  if (!own.closed) return true;
  return own.room === 'src/pages' ? pageMayImport(from, to, byPath) : moduleMayImport(from, to);
}

export const mayUsePackage = (path, specifier) => {
  const { packages } = roomOf(path);
  return !packages || packages.some((name) => specifier === name || specifier.startsWith(`${name}/`));
};

/** Paths that attackers probe, where other sites have left what was not meant for the public. */
const WHOLE = [
  ...[
    '.git/config',
    '.git/HEAD',
    '.gitignore',
    '.svn/entries',
    '.hg/store',
    '.DS_Store',
    '.npmrc',
    '.htaccess',
  ],
  ...[
    '.env',
    '.env.local',
    '.env.production',
    '.env.example',
    '.ssh/id_rsa',
    '.aws/credentials',
    '.vscode/settings.json',
  ],
  ...[
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'Dockerfile',
    'compose.yaml',
    'docker-compose.yml',
  ],
  ...[
    'server/main.ts',
    'dist/server/main.js',
    'node_modules/fastify/package.json',
    'migrations/0001_core.sql',
  ],
  ...['.data/keys/token-secret', '.data/keys/data-key', 'keys/token-secret', 'uploads/', 'data/', 'logs/'],
  ...[
    'metrics',
    'health',
    'healthz',
    'status',
    'server-status',
    'actuator',
    'actuator/env',
    'actuator/heapdump',
  ],
  ...['swagger-ui.html', 'swagger.json', 'v2/api-docs', 'v3/api-docs', 'openapi.json', 'graphql', 'graphiql'],
  ...[
    'druid/index.html',
    'druid/login.html',
    'prod-api/druid/index.html',
    'prod-api/monitor/server',
    'prod-api/tool/gen/list',
  ],
  ...[
    'prod-api/common/download',
    'prod-api/common/download/resource',
    'prod-api/captchaImage',
    'prod-api/system/config/list',
  ],
  ...['phpinfo.php', 'wp-login.php', 'wp-config.php', 'xmlrpc.php', 'console', 'manager/html', 'jmx-console'],
  ...[
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e/%2e%2e/etc/passwd',
    '....//....//etc/passwd',
    'static/../../.env',
    'umi.js.map',
  ],
];
const NAMES = [
  'backup',
  'db',
  'database',
  'dump',
  'site',
  'www',
  'kaichuang',
  'data',
  'old',
  'test',
  'config',
  'users',
];
const ENDINGS = [
  'zip',
  'tar.gz',
  'tgz',
  'rar',
  '7z',
  'sql',
  'sql.gz',
  'bak',
  'old',
  'log',
  'json.bak',
  'sqlite',
  'yml',
  'ini',
];
const FOLDERS = ['', 'static/', 'prod-api/'];

/** About five hundred addresses to which no page or file of ours may answer. */
export const probePaths = () => [
  ...WHOLE,
  ...FOLDERS.flatMap((folder) =>
    NAMES.flatMap((name) => ENDINGS.map((ending) => `${folder}${name}.${ending}`)),
  ),
];

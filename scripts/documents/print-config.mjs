// Prints the configuration keys:  --table  for README (Markdown),  --env  for .env.example.
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildServer } from '../build/build-server.mjs';

const ROOT = resolve(import.meta.dirname, '../..');

async function readSchema() {
  const outdir = join(ROOT, 'dist', `config-schema-${process.pid}`);
  try {
    await buildServer({ entryPoints: { 'config-schema': 'server/config/config-schema.ts' }, outdir });
    return (await import(pathToFileURL(join(outdir, 'config-schema.js')).href)).EnvironmentSchema;
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
}

const table = (rows) => [
  '| 配置项 | 默认值 | 说明 |',
  '|---|---|---|',
  ...rows.map(([key, { default: value, description }]) => {
    const shown = value === undefined ? '（空）' : `\`${value}\``;
    return `| \`${key}\` | ${shown} | ${description} |`;
  }),
];

const env = (rows) => [
  '# 复制为 .env 后按需修改；进程的环境变量优先于这个文件。留空或删去的配置项使用默认值。',
  '# 由 node scripts/documents/print-config.mjs --env 生成。',
  ...rows.flatMap(([key, { default: value, description, expects }]) => [
    '',
    `# ${description}`,
    `# 取值：${expects}`,
    value === undefined ? `# ${key}=` : `# ${key}=${value}`,
  ]),
];

const rows = Object.entries((await readSchema()).properties);
const print = process.argv.includes('--env') ? env : table;
console.log(print(rows).join('\n'));

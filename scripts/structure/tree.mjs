import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { importsOf } from './imports.mjs';

const IGNORED = new Set(['node_modules', '.git', 'dist', '.data', 'coverage', 'package-lock.json']);
const CODE = new Set(['.ts', '.tsx', '.mjs', '.cjs']);
const TEXT = new Set([
  ...CODE,
  '.css',
  '.md',
  '.json',
  '.sql',
  '.html',
  '.yaml',
  '.yml',
  '.conf',
  '.js',
  '.sh',
  '',
]);

function* walk(root, folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (IGNORED.has(entry.name) || path.startsWith('src/.umi')) continue;
    if (entry.isDirectory()) yield* walk(root, path);
    else if (entry.isFile() && TEXT.has(extname(entry.name))) yield path;
  }
}

const describe = (root, path) => {
  const text = readFileSync(join(root, path), 'utf8');
  const isCode = CODE.has(extname(path));
  return {
    path,
    text,
    lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0),
    isCode,
    isTest: /\.test\.tsx?$/.test(path) || path.startsWith('tests/'),
    imports: isCode ? importsOf(text) : [],
  };
};

/** All text files of the repository, each read once and shared by all rules. */
export function readTree(root) {
  const files = [...walk(root, '')].sort().map((path) => describe(root, path));
  return { files, byPath: new Map(files.map((file) => [file.path, file])) };
}

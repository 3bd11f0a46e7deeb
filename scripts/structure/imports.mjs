// The formatter puts every import at the start of a line, which makes these patterns exact; a parser that
// keeps type imports (the arrows between layers count them) would be a dependency of its own.
const STATIC =
  /^(?:import|export)\s+(type\s+)?([\w$*]+(?:\s+as\s+[\w$]+)?\s*,?\s*)?(\{[^}]*\})?\s*from\s*['"]([^'"]+)['"]/gm;
const BARE = /^import\s+['"]([^'"]+)['"]/gm;
const DYNAMIC = /\b(?:import|require)\(\s*['"]([^'"]+)['"]/g;

const lineAt = (text, index) => text.slice(0, index).split('\n').length;

const namesOnlyTypes = (braces) => {
  const names = braces
    .slice(1, -1)
    .split(',')
    .filter((name) => name.trim());
  return names.length > 0 && names.every((name) => name.trim().startsWith('type '));
};

export function importsOf(text) {
  const found = [];
  for (const match of text.matchAll(STATIC)) {
    const [statement, type, name, braces, specifier] = match;
    const typeOnly = Boolean(type) || (!name && Boolean(braces) && namesOnlyTypes(braces));
    const reExport = statement.startsWith('export');
    found.push({ specifier, typeOnly, reExport, line: lineAt(text, match.index) });
  }
  for (const pattern of [BARE, DYNAMIC]) {
    for (const match of text.matchAll(pattern)) {
      found.push({ specifier: match[1], typeOnly: false, reExport: false, line: lineAt(text, match.index) });
    }
  }
  return found;
}

const ALIASES = { '@/': 'src/', '@contract/': 'contract/', '@server/': 'server/', '@tests/': 'tests/' };
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.cjs', '.d.ts', '/index.tsx'];

const join = (folder, relative) => {
  const parts = folder ? folder.split('/') : [];
  for (const part of relative.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
};

/** The path that an import within the repository refers to, without its extension; null for a package. */
export function ownPath(importer, specifier) {
  if (specifier.startsWith('.')) return join(importer.split('/').slice(0, -1).join('/'), specifier);
  const alias = Object.keys(ALIASES).find((prefix) => specifier.startsWith(prefix));
  return alias ? ALIASES[alias] + specifier.slice(alias.length) : null;
}

export const resolveOwn = (path, byPath) =>
  ENDINGS.map((ending) => path + ending).find((candidate) => byPath.has(candidate)) ?? null;

/** The files of this repository that it imports, for values or for types. */
export const ownTargets = (file, byPath, imports = file.imports) =>
  imports
    .map(({ specifier }) => ownPath(file.path, specifier))
    .filter((path) => path !== null)
    .map((path) => resolveOwn(path, byPath))
    .filter((path) => path !== null);

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `/demand/detail/:id` as the router of the app reads it: any one part, whatever the case, with or without the last slash. */
const patternOf = (path: string): RegExp => {
  const parts = path.split('/').filter(Boolean);
  const body = parts.map((part) => {
    if (part === '*') return '(?:/.*)?';
    return part.startsWith(':') ? '/[^/]+' : `/${part.replace(/[.+?^$()|[\]\\{}]/g, '\\$&')}`;
  });
  return new RegExp(`^${body.join('')}/?$`, 'i');
};

/** Whether some page of the built app claims an address. A build that does not say so claims them all. */
export const readPagePaths = (directory: string): ((path: string) => boolean) => {
  const file = join(directory, 'page-paths.json');
  if (!existsSync(file)) return () => true;
  const patterns = (JSON.parse(readFileSync(file, 'utf8')) as string[]).map(patternOf);
  return (path) => patterns.some((pattern) => pattern.test(path));
};

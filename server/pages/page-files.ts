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

/** Style sheets and scripts that one page needs in addition to the common ones; null if no page has this address. */
type FilesOf = (path: string) => readonly string[] | null;

/**
 * The files of each page, as listed by the build (plugins/page-files.ts). Without a list, every address counts as a
 * page.
 */
export const readPageFiles = (directory: string): FilesOf => {
  const file = join(directory, 'page-files.json');
  if (!existsSync(file)) return () => [];
  const pages = (JSON.parse(readFileSync(file, 'utf8')) as [string, string[]][]).map(
    ([path, files]) => [patternOf(path), files] as const,
  );
  return (path) => pages.find(([pattern]) => pattern.test(path))?.[1] ?? null;
};

/**
 * Adds the page's own files next to the common ones: style sheets before the first paint, scripts before the one that
 * starts the app, which then finds them loaded. All are fetched in one round trip.
 */
export const withFiles = (html: string, files: readonly string[]): string => {
  const styles = files.filter((name) => name.endsWith('.css'));
  const scripts = files.filter((name) => name.endsWith('.js'));
  return html
    .replace('<link rel="icon"', (icon) =>
      [...styles.map((name) => `<link rel="stylesheet" href="/${name}">`), icon].join(''),
    )
    .replace(/<script defer src="\/umi\./, (start) =>
      [...scripts.map((name) => `<script defer src="/${name}"></script>`), start].join(''),
    );
};

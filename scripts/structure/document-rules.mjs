import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g;
const PATH =
  /`((?:\.ci|config|contract|deploy|docs|mock|plugins|public|scripts|server|src|tests)\/[^`\s]*)`/g;

/** `src/pages/<url>/` and `contract/*.ts` stand for many files. */
const isPattern = (path) => /[<>*{}…:]/.test(path) || path.startsWith('src/.umi');

const findings = (file, text, pattern, wrong, mend) =>
  [...text.matchAll(pattern)]
    .filter(([, path]) => !isPattern(path) && wrong(path))
    .map(([, path]) => ({ file, rule: `names ${path}, which is not there`, mend }));

/** A page that sends its reader to a place that is gone is worse than none. */
export function checkDocuments(root, { files }) {
  const pages = files.filter(({ path }) => path.endsWith('.md'));
  return pages.flatMap(({ path, text }) => [
    ...findings(
      path,
      text,
      LINK,
      (target) => !existsSync(join(root, normalize(join(dirname(path), target)))),
      'mend the link',
    ),
    ...findings(
      path,
      text,
      PATH,
      (target) => !existsSync(join(root, target)),
      'name the place where it is now',
    ),
  ]);
}

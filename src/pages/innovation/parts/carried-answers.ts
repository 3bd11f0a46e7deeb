import { TITLES } from '@contract/enums';
import type { Fields, FieldValue } from '@contract/rules/draft-fields';

/** Answers of the self-check that a draft starts with, by path; none of them identifies a person. */
const CARRIED = ['base.termStart', 'base.termEnd', 'base.notSecret', 'team.leaderTitle'] as const;
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const keyOf = (path: (typeof CARRIED)[number]): string => path.slice(path.indexOf('.') + 1);

/** The answers as address parameters. */
export const carriedQuery = (fields: Fields): string =>
  CARRIED.flatMap((path) => (fields[path] ? [`&${keyOf(path)}=${fields[path]}`] : [])).join('');
export const carriedIn = (params: URLSearchParams): Fields =>
  Object.fromEntries(
    CARRIED.flatMap((path): [string, FieldValue][] => {
      const text = params.get(keyOf(path)) ?? '';
      if (path === 'base.notSecret') return text === 'true' ? [[path, true]] : [];
      if (path === 'team.leaderTitle') return TITLES.some((title) => title === text) ? [[path, text]] : [];
      return MONTH.test(text) ? [[path, text]] : [];
    }),
  );

/** Address of the page for a new application, with the choices already made. */
export const newPath = ({
  periodId,
  category,
  carried,
}: {
  periodId: number;
  category: string | null;
  carried: Fields;
}): string =>
  `/innovation/myProjects/new?periodId=${periodId}${category ? `&category=${encodeURIComponent(category)}` : ''}${carriedQuery(carried)}`;

import type { Outcome } from './walk';

const cellOf = ({ edit, way, fault }: Outcome): string => `${fault ? '✗' : '✓'} ${edit}×${way}`;

/** A row for each field of a form: its edits, each with the way in which the page was left; then what failed and how. */
export const tableOf = (form: string, outcomes: readonly Outcome[]): string[] => {
  const paths = [...new Set(outcomes.map(({ path }) => path))];
  const failed = outcomes.filter(({ fault }) => fault !== '');
  return [
    `${form}: ${outcomes.length - failed.length} of ${outcomes.length}`,
    ...paths.map((path) =>
      [`${form}.${path}`, ...outcomes.filter((one) => one.path === path).map(cellOf)].join('\t'),
    ),
    ...failed.map(({ path, edit, way, fault }) => `  ✗ ${form}.${path} ${edit}×${way} | ${fault}`),
  ];
};

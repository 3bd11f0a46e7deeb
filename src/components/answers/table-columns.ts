import type { AnswerLine } from './answers';

/** Columns that are read together share a cell: the first in large text, the others below it. */
const TOGETHER: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'team.members': [
    ['name', 'idNumber', 'phone'],
    ['title', 'degree', 'major'],
    ['unit'],
    ['task'],
    ['months'],
  ],
  'unit.partners': [['name', 'uscc'], ['task'], ['fund'], ['agreement']],
  'target.indicators': [['name', 'kind'], ['present'], ['stageOne'], ['stageTwo'], ['method']],
  'target.schedule': [['task'], ['start', 'end'], ['deliverable'], ['person']],
};

const columnOf = ({ path }: AnswerLine): string => path.slice(path.lastIndexOf('.') + 1);

/** Two months are one term: neither is below the other. */
export const isTerm = (parts: readonly AnswerLine[]): boolean => parts.map(columnOf).join() === 'start,end';

/** The cells of a row. A column that belongs to no group has a cell of its own, so that none is left out. */
export function cellsOf(list: string, parts: readonly AnswerLine[]): AnswerLine[][] {
  const groups = TOGETHER[list] ?? [];
  const grouped = new Set(groups.flat());
  const rest = parts.filter((part) => !grouped.has(columnOf(part))).map((part) => [part]);
  const pick = (column: string) => parts.filter((part) => columnOf(part) === column);
  return [...groups.map((group) => group.flatMap(pick)), ...rest].filter((cell) => cell.length > 0);
}

import type { Sections } from '@contract/application';
import type { DemoProject } from './demo-project';

/** `2026-09` plus months. */
const monthsAfter = (month: string, count: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const total = year * 12 + number - 1 + count;
  return `${Math.floor(total / 12)}-${String((total % 12) + 1).padStart(2, '0')}`;
};

export interface Term {
  start: string;
  end: string;
}
/** Months of every demo project. */
const TERM = 24;

/** A term of two years, begun as early as the period allows. */
export const termOf = ({ termFrom, termTo }: { termFrom: string; termTo: string }): Term => {
  const end = monthsAfter(termFrom, TERM - 1);
  return { start: termFrom, end: end < termTo ? end : termTo };
};

/** Work packages that fill the term without a gap; the leader answers for the first, then the members in turn. */
export const scheduleRows = (
  { start, end }: Term,
  { works, members }: DemoProject,
  leader: string,
): Sections['target']['schedule'] => {
  const people = [leader, ...members.map(([name]) => name)];
  const from = (index: number): number => Math.floor((index * TERM) / works.length);
  return works.map(([task, , deliverable], index) => ({
    id: `work-${index + 1}`,
    start: monthsAfter(start, from(index)),
    end: index === works.length - 1 ? end : monthsAfter(start, from(index + 1) - 1),
    task,
    deliverable,
    person: people[index % people.length] ?? leader,
  }));
};

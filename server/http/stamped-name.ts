import { randomBytes } from 'node:crypto';
import { beijingClock } from '@contract/rules/beijing-time';

export interface Making {
  now: Date;
  /** Tells files of the same second apart: the number of a job, or drawn where there is none. */
  mark: string;
}

/** For a file that has no number of its own. */
export const drawnMark = (): string => randomBytes(4).toString('hex');

/**
 * The name of a file that is generated on request: what it holds, the second it was made in Beijing time, and its mark
 * (`申报清单-20261129-014136-17.csv`). No two files made for a person have the same name, so neither replaces the
 * other where it is saved.
 */
export const stampedName = (name: string, { now, mark }: Making, ending: string): string => {
  const [day = '', clock = ''] = beijingClock(now).split(' ');
  return `${name}-${day.replaceAll('-', '')}-${clock.replaceAll(':', '')}-${mark}.${ending}`;
};

import { beijingClock } from '@contract/rules/beijing-time';

/**
 * The name of a file that is generated on request: what it holds and the second it was made, in Beijing time
 * (`申报清单-20261129-014136.csv`). The seconds keep the names of two files made in the same minute apart.
 */
export const stampedName = (name: string, now: Date, ending: string): string => {
  const [day = '', clock = ''] = beijingClock(now).split(' ');
  return `${name}-${day.replaceAll('-', '')}-${clock.replaceAll(':', '')}.${ending}`;
};

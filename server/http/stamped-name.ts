import { beijingClock } from '@contract/rules/beijing-time';

/**
 * The name of a file that is made when somebody asks for it: what it holds and the second it was made, in Beijing
 * (`申报清单-20261129-014136.csv`). Two that are made in one minute stay two in a folder.
 */
export const stampedName = (name: string, now: Date, ending: string): string => {
  const [day = '', clock = ''] = beijingClock(now).split(' ');
  return `${name}-${day.replaceAll('-', '')}-${clock.replaceAll(':', '')}.${ending}`;
};

import { ACHIEVEMENT_TYPES, MATURITY_BANDS } from '@contract/achievement-choices';
import { ACHIEVEMENT_CHARTS, type AchievementChart } from '@contract/chart-choices';
import { TECH_FIELDS } from '@contract/tech-fields';
import { changedAddress, oneOf } from '@/utils/list-address';

/** The cross-filter of the statistics, as it stands in the address. */
export const figureQuery = (search: URLSearchParams) => ({
  field: oneOf(TECH_FIELDS, search.get('field')),
  type: oneOf(ACHIEVEMENT_TYPES, search.get('type')),
  maturity: oneOf(MATURITY_BANDS, search.get('maturity')),
});

/** The one chart that the address asks for; undefined: all of them. */
export const chosenChart = (search: URLSearchParams): AchievementChart | undefined =>
  oneOf(ACHIEVEMENT_CHARTS, search.get('chart'));

export const figureAddress = (search: URLSearchParams, key: string, value: string): string =>
  changedAddress('/achi/data', search, key, value);

/** Address of the achievements that one figure counts; the filters of the statistics apply to that list as well. */
export const countedAddress = (search: URLSearchParams, own: Readonly<Record<string, string>>): string => {
  const asked = new URLSearchParams();
  for (const [key, value] of Object.entries({ ...figureQuery(search), ...own }))
    if (value) asked.set(key, value);
  return `/achi?${asked}`;
};

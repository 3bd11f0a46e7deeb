import { directionOf } from '@contract/rules/direction';
import { getIntl } from '@umijs/max';
import { isolate, plainDigits } from '@/utils/isolate';
import type { Translate } from './decide';
import type { Find } from './reader-words';

/** The texts of failures in the chosen language; usable outside React, where failures happen as well. */
export const translate: Translate = (id, values) => getIntl().formatMessage({ id }, values);

/** Chinese has none of these sentences, because the service's own words are used. */
export const findSentence: Find = (id, values) => {
  const intl = getIntl();
  if (!(id in intl.messages)) return null;
  const isRtl = directionOf(intl.locale) === 'rtl';
  const given = Object.entries(values).map(([name, value]) => [name, isRtl ? isolate(value) : value]);
  return plainDigits(intl.formatMessage({ id }, Object.fromEntries(given)));
};

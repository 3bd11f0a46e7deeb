import { getIntl } from '@umijs/max';
import type { Translate } from './decide';

/** The texts of failures in the language now chosen; failures happen outside React as well. */
export const translate: Translate = (id, values) => getIntl().formatMessage({ id }, values);

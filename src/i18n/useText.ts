import { directionOf } from '@contract/rules/direction';
import { useIntl } from '@umijs/max';
import { useCallback } from 'react';
import type { MessageId } from '@/i18n/message-id';
import { withGroupedDigits } from '@/utils/group-digits';
import { isolate, plainDigits } from '@/utils/isolate';
import { unbrokenDates } from '@/utils/unbroken-dates';
import { useCount } from './useCount';

type Values = Record<string, string | number>;
export type Text = (id: MessageId, values?: Values) => string;

const isolated = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolate(value)]));

/** The texts of the product in the language now chosen: `t('shell.nav.home.label')`. */
export function useText(): Text {
  const intl = useIntl();
  const write = useCount();
  return useCallback<Text>(
    (id, values) => {
      const given = values && directionOf(intl.locale) === 'rtl' ? isolated(values) : values;
      const text = plainDigits(intl.formatMessage({ id }, given));
      return values ? unbrokenDates(withGroupedDigits(text, values, write)) : text;
    },
    [intl, write],
  );
}

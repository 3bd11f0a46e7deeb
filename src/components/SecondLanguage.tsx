import { directionOf } from '@contract/rules/direction';
import { RawIntlProvider, type useIntl } from '@umijs/max';
import { createContext, type ReactNode, useContext } from 'react';
import type { MessageId } from '@/i18n/message-id';
import { type Text, useText } from '@/i18n/useText';
import styles from './SecondLanguage.module.css';

type Intl = ReturnType<typeof useIntl>;

/** The language that stands beside the one of the page, as for a form that people of two languages read; else null. */
export const SecondLanguage = createContext<Intl | null>(null);

/** The same once more in the second language: components below it say their texts in that. Nothing without one. */
export function InSecondLanguage({ children }: { children: ReactNode }) {
  const second = useContext(SecondLanguage);
  if (!second || children === null || children === undefined) return null;
  return (
    <RawIntlProvider value={second}>
      <SecondLanguage value={null}>
        {/* It stands where the words above it stand, whichever way its own language runs. */}
        <span className={styles.second}>
          <bdi lang={second.locale} dir={directionOf(second.locale)}>
            {children}
          </bdi>
        </span>
      </SecondLanguage>
    </RawIntlProvider>
  );
}

/** A text in the language in which its place is read. */
export const Said = ({ id, values }: { id: MessageId; values?: Parameters<Text>[1] }) =>
  useText()(id, values);

/** A text of the page, and below it the same in the second language where there is one. */
export const TextTwice = ({ id }: { id: MessageId }) => (
  <>
    <Said id={id} />
    <InSecondLanguage>
      <Said id={id} />
    </InSecondLanguage>
  </>
);

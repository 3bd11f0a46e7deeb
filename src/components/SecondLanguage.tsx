import { directionOf } from '@contract/rules/direction';
import { RawIntlProvider, type useIntl } from '@umijs/max';
import { createContext, type ReactNode, useContext } from 'react';
import type { MessageId } from '@/i18n/message-id';
import { type Text, useText } from '@/i18n/useText';
import styles from './SecondLanguage.module.css';

type Intl = ReturnType<typeof useIntl>;

/** The second language of a page that shows two, such as a form for readers of two languages; otherwise null. */
export const SecondLanguage = createContext<Intl | null>(null);

/**
 * Repeats its children in the second language: components below it take their texts in that language. Renders nothing
 * where there is no second language.
 */
export function InSecondLanguage({ children }: { children: ReactNode }) {
  const second = useContext(SecondLanguage);
  if (!second || children === null || children === undefined) return null;
  return (
    <RawIntlProvider value={second}>
      <SecondLanguage value={null}>
        {/* Aligned with the words above it, whatever the direction of the second language. */}
        <span className={styles.second}>
          <bdi lang={second.locale} dir={directionOf(second.locale)}>
            {children}
          </bdi>
        </span>
      </SecondLanguage>
    </RawIntlProvider>
  );
}

/** A text in the language of its place: of the page, or within `InSecondLanguage` the second one. */
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

import type { Remark } from '@contract/remark';
import type { FieldValue } from '@contract/rules/draft-fields';
import type { ReactNode } from 'react';
import { REMARK_LOOKS } from '@/components/record-looks';
import { Tag } from '@/components/Tag';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { useWords } from '@/i18n/useWords';
import styles from './RemarkCard.module.css';

interface Props {
  remark: Remark;
  /** Name of a field, and the text of its value, as a reader sees them. */
  nameOf: (path: string) => string;
  textOf: (path: string, value: FieldValue) => string | null;
  /** A way to the field, an answer, or the button that closes it. */
  children?: ReactNode;
}

/** One remark: where, why, what was said, what was changed and answered. */
export function RemarkCard({ remark, nameOf, textOf, children }: Props) {
  const t = useText();
  const say = useWords();
  const time = useTimeText();
  const { path, reasonLabel, text, status, byWord, createTime, answer, answeredAt, changes } = remark;
  const shown = (at: string, value: FieldValue) => textOf(at, value) ?? t('kit.answers.empty.label');
  return (
    <article className={styles.card} aria-label={nameOf(path)}>
      <header className={styles.head}>
        <h3>{nameOf(path)}</h3>
        <Tag {...REMARK_LOOKS[status]}>{t(`life.remark.${status}.label`)}</Tag>
      </header>
      <p className={styles.words}>
        <b>{reasonLabel}</b> <bdi>{text}</bdi>
      </p>
      <p className={styles.by}>
        {say(byWord)} <time dateTime={createTime}>{time.dateTime(createTime)}</time>
      </p>
      {changes.length > 0 && (
        <dl className={styles.changes}>
          {changes.map((change) => (
            <div key={change.path}>
              <dt>{change.path === path ? t('life.remark.change.label') : nameOf(change.path)}</dt>
              <dd>
                <del>{shown(change.path, change.before)}</del>
              </dd>
              <dd>
                <ins>{shown(change.path, change.after)}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {answer !== null && (
        <p className={styles.answer}>
          <b>{t('life.remark.answer.label')}</b> {answer}
          {answeredAt && (
            <time className={styles.by} dateTime={answeredAt}>
              {time.dateTime(answeredAt)}
            </time>
          )}
        </p>
      )}
      {children}
    </article>
  );
}

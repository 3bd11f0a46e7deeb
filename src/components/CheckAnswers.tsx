import type { ReactNode } from 'react';
import { useId } from 'react';
import { useText } from '@/i18n/useText';
import { Anchor } from './Anchor';
import styles from './CheckAnswers.module.css';

export interface Answer {
  id: string;
  label: string;
  /** Empty (null, '' or an empty list of nodes) is written 未填写. */
  value: ReactNode;
  /** Where this answer is changed; without it the section's link has to do. */
  to?: string;
  /** What is wrong with it, in the words of the check. */
  error?: string;
}

interface Props {
  title: string;
  answers: readonly Answer[];
  /** Where the whole section is changed. */
  to?: string;
}

/** The link 修改 of an answer: whoever comes back from changing it comes back here. */
export const changeId = (id: string): string => `change-${id}`;

const isEmpty = (value: ReactNode): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** One section of what was filled in, with a way to change each answer. */
export function CheckAnswers({ title, answers, to }: Props) {
  const text = useText();
  const titleId = useId();
  const change = (target: string, what: string, id?: string) => (
    <Anchor
      to={target}
      id={id && changeId(id)}
      className={styles.change}
      aria-label={text('kit.answers.changeWhat.action', { what })}
    >
      {text('kit.answers.change.action')}
    </Anchor>
  );
  return (
    <section aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {to && change(to, title)}
      </header>
      <dl className={styles.list}>
        {answers.map(({ id, label, value, to: target, error }) => (
          <div key={id} className={error ? styles.wrong : styles.row}>
            <dt>{label}</dt>
            <dd>
              {isEmpty(value) ? (
                <span className={styles.empty}>{text('kit.answers.empty.label')}</span>
              ) : (
                value
              )}
              {error && <p className={styles.error}>{error}</p>}
            </dd>
            {target && <dd className={styles.act}>{change(target, label, id)}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}

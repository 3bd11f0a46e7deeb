import type { ReactNode } from 'react';
import { useId } from 'react';
import { Anchor } from '@/components/Anchor';
import { InSecondLanguage } from '@/components/SecondLanguage';
import { useText } from '@/i18n/useText';
import { classNames } from '@/utils/class-names';
import { changeId } from './answer-ids';
import styles from './CheckAnswers.module.css';

export interface Answer {
  id: string;
  label: string;
  /** What says the label in a second language, where the page has one. */
  second?: ReactNode;
  /** Empty (null, '' or an empty list of nodes) is written 未填写. */
  value: ReactNode;
  /**
   * Two short ones share a line; a table has the whole width below its name; a sentence that was agreed to has all
   * but the end of its line. Left out: a line of its own.
   */
  room?: 'half' | 'line' | 'whole' | 'sentence';
  /** Where this answer is changed; shown while something is wrong with it, else the section's link does. */
  to?: string | undefined;
  /** What is wrong with it, in the words of the check. */
  error?: string | undefined;
}

interface Props {
  /** Of the heading: the section can be jumped to. */
  id?: string;
  title: string;
  /** What says the title in a second language, where the page has one. */
  second?: ReactNode;
  answers: readonly Answer[];
  /** Where the whole section is changed. */
  to?: string | undefined;
}

const isEmpty = (value: ReactNode): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Short answers stand in pairs; one that is left over has the line for itself. */
const inPairs = (answers: readonly Answer[]): ReadonlySet<string> => {
  const paired = new Set<string>();
  for (let at = 0; at + 1 < answers.length; at++) {
    const pair = answers.slice(at, at + 2);
    if (!pair.every(({ room, error }) => room === 'half' && !error)) continue;
    for (const { id } of pair) paired.add(id);
    at++;
  }
  return paired;
};

/** One section of what was filled in, and the way to change it. */
export function CheckAnswers({ id, title, second, answers, to }: Props) {
  const text = useText();
  const ownId = useId();
  const titleId = id ?? ownId;
  const paired = inPairs(answers);
  const change = (target: string, what: string, linkId?: string) => (
    <Anchor
      to={target}
      id={linkId}
      className={styles.change}
      aria-label={text('kit.answers.changeWhat.action', { what })}
    >
      {text('kit.answers.change.action')}
    </Anchor>
  );
  const lookOf = ({ id: answer, room, error }: Answer) =>
    classNames(
      error ? styles.wrong : styles.row,
      room === 'whole' && styles.whole,
      room === 'sentence' && styles.sentence,
      paired.has(answer) && styles.half,
    );
  return (
    <section aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId}>
          {title}
          <InSecondLanguage>{second}</InSecondLanguage>
        </h2>
        {to && change(to, title, changeId(titleId))}
      </header>
      <dl className={styles.list}>
        {answers.map((answer) => (
          <div key={answer.id} className={lookOf(answer)}>
            <dt>
              {answer.label}
              <InSecondLanguage>{answer.second}</InSecondLanguage>
            </dt>
            <dd>
              {isEmpty(answer.value) ? (
                <span className={styles.empty}>{text('kit.answers.empty.label')}</span>
              ) : (
                answer.value
              )}
              {answer.error && <p className={styles.error}>{answer.error}</p>}
            </dd>
            {answer.to && answer.error && <dd className={styles.act}>{change(answer.to, answer.label)}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}

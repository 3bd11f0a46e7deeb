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
  /** The label in a second language, on pages that show two. */
  second?: ReactNode;
  /** Empty (null, '' or an empty list of nodes) is written 未填写. */
  value: ReactNode;
  /**
   * `half`: two short answers share a line; `whole`: a table takes the full width below its name; `sentence`: an
   * accepted statement takes nearly its whole line. Left out: a line of its own.
   */
  room?: 'half' | 'line' | 'whole' | 'sentence';
  /**
   * Address at which this answer is changed; its link is shown only beside an error, otherwise the section's link
   * serves.
   */
  to?: string | undefined;
  /** What is wrong with it, in the words of the check. */
  error?: string | undefined;
}

interface Props {
  /** Id of the heading, so that the outline can link to the section. */
  id?: string;
  title: string;
  /** The title in a second language, on pages that show two. */
  second?: ReactNode;
  answers: readonly Answer[];
  /** Address at which the whole section is changed. */
  to?: string | undefined;
}

const isEmpty = (value: ReactNode): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Ids of the short answers that share a line in pairs; one left over has a line for itself. */
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

/** One section of the answers, with the link for changing it. */
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

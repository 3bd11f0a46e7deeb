import { SECTIONS, type Section } from '@contract/enums';
import type { ReactNode } from 'react';
import { OutlineLinks } from '@/components/reading/OutlineLinks';
import { Said } from '@/components/SecondLanguage';
import { useText } from '@/i18n/useText';
import styles from './AnswerSections.module.css';
import { answersId } from './answer-ids';
import { CheckAnswers } from './CheckAnswers';
import { type AnswerSource, useAnswers } from './useAnswers';

interface Props extends AnswerSource {
  /** Sections to show, where not all are asked for. */
  only?: readonly Section[];
  /** The list of sections to jump to; left out on paper. */
  outlined?: boolean;
  /** Further content for the column of the section list. */
  aside?: ReactNode;
}

/** All sections of the form as answers: for checking before submission, and for reading afterwards. */
export function AnswerSections({ only = SECTIONS, outlined = only.length > 2, aside, ...source }: Props) {
  const t = useText();
  const answersIn = useAnswers(source);
  const outline = only.map((section) => ({
    id: answersId(section),
    level: 2,
    text: t(`application.step.${section}.title`),
  }));
  return (
    <div className={styles.box}>
      <div className={styles.frame}>
        <div className={styles.sections}>
          {only.map((section) => (
            <CheckAnswers
              key={section}
              id={answersId(section)}
              title={t(`application.step.${section}.title`)}
              second={<Said id={`application.step.${section}.title`} />}
              answers={answersIn(section)}
              to={source.changeAt?.(section)}
            />
          ))}
        </div>
        {outlined && (
          <div className={styles.aside}>
            <nav className={styles.outline} aria-label={t('application.answer.outline.label')}>
              <OutlineLinks entries={outline} />
            </nav>
            {aside}
          </div>
        )}
      </div>
    </div>
  );
}

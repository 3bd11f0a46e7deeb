import type { ConfirmationFinding, MemberStatement } from '@contract/confirmation';
import { fieldWord } from '@contract/rules/field-labels';
import { memberPath, STATED } from '@contract/rules/member-statement';
import { Fragment } from 'react';
import { useChoices } from '@/components/answers/useChoices';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import styles from '@/pages/innovation/myProjects/parts/asked.module.css';

/** Leader and period of the project, and exactly what the form says about the member. */
export function Statement({ data }: { data: ConfirmationFinding }) {
  const t = useText();
  const say = useWords();
  const choices = useChoices();
  const { leaderName, periodName, memberName, statement } = data;
  const shown = (said: MemberStatement, column: (typeof STATED)[number]): string => {
    const value = said[column];
    if (column === 'title' || column === 'degree')
      return choices[column].find((choice) => choice.value === value)?.label ?? '—';
    if (column === 'months' && value !== null) return t('sections.team.memberMonths.label', { n: value });
    return value === null || value === '' ? '—' : String(value);
  };
  return (
    <dl className={styles.facts}>
      <dt>{t('people.role.leader.label')}</dt>
      <dd>{leaderName}</dd>
      <dt>{t('people.join.period.label')}</dt>
      <dd>{periodName}</dd>
      {!statement && (
        <>
          <dt>{t('confirmations.fact.for.label')}</dt>
          <dd>
            <bdi>{memberName}</bdi>
          </dd>
        </>
      )}
      <dt>{t('confirmations.fact.role.label')}</dt>
      <dd>{t('confirmations.fact.member.label')}</dd>
      {statement &&
        STATED.map((column) => (
          <Fragment key={column}>
            <dt>{say(fieldWord(memberPath('row1', column)))}</dt>
            <dd>
              <bdi>{shown(statement, column)}</bdi>
            </dd>
          </Fragment>
        ))}
    </dl>
  );
}

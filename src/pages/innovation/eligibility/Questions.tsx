import type { Period } from '@contract/period';
import { type SelfAnswers, UNIT_STANDINGS, type UnitStanding } from '@contract/rules/self-check';
import { CheckField } from '@/components/form/CheckField';
import { FieldShell } from '@/components/form/FieldShell';
import { MonthRangeField } from '@/components/form/MonthRangeField';
import { RadioCards } from '@/components/form/RadioCards';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import styles from './index.module.css';
import { LeaderQuestions } from './LeaderQuestions';

interface Props {
  period: Period;
  answers: SelfAnswers;
  onAnswer: (answers: SelfAnswers) => void;
}

const asText = (answer: boolean | null): string | null => (answer === null ? null : String(answer));

/** Questions about the person, the unit and the plan; each may be left open, and an answer can be taken back. */
export function Questions({ period, answers, onAnswer }: Props) {
  const t = useText();
  const time = useTimeText();
  const give = (more: Partial<SelfAnswers>): void => onAnswer({ ...answers, ...more });
  const papers = answers.papers ?? [];
  const yesOrNo = (id: 'certified' | 'notSecret', label: string) => (
    <RadioCards
      quiet
      id={id}
      layout="line"
      label={label}
      value={asText(answers[id])}
      onChange={(value) => give({ [id]: value === null ? null : value === 'true' })}
      options={[
        { value: 'true', label: t('innovation.check.yes.label') },
        { value: 'false', label: t('innovation.check.no.label') },
      ]}
    />
  );
  return (
    <>
      {yesOrNo('certified', t('innovation.check.certified.label'))}
      <LeaderQuestions period={period} answers={answers} onGive={give} />
      <RadioCards
        quiet
        id="unit"
        label={t('innovation.check.unit.label')}
        value={answers.unit}
        onChange={(unit) => give({ unit: unit as UnitStanding | null })}
        options={UNIT_STANDINGS.map((value) => ({ value, label: t(`innovation.check.unit.${value}.label`) }))}
      />
      <RadioCards
        quiet
        id="others"
        layout="line"
        label={t('innovation.check.others.label')}
        value={answers.others === null ? null : String(answers.others)}
        onChange={(value) => give({ others: value === null ? null : Number(value) })}
        options={Array.from({ length: period.maxPerPerson + 1 }, (_, n) => ({
          value: String(n),
          label:
            n === 0 ? t('innovation.check.noOthers.label') : t('innovation.check.someOthers.label', { n }),
        }))}
      />
      <MonthRangeField
        quiet
        id="term"
        label={t('innovation.check.term.label')}
        help={t('projects.new.term.label', {
          from: time.written(period.termFrom),
          to: time.written(period.termTo),
        })}
        start={{ id: 'termStart', value: answers.termStart, onChange: (termStart) => give({ termStart }) }}
        end={{ id: 'termEnd', value: answers.termEnd, onChange: (termEnd) => give({ termEnd }) }}
      />
      {yesOrNo('notSecret', t('innovation.check.notSecret.label'))}
      <FieldShell id="papers" quiet group label={t('innovation.check.papers.label')}>
        {() => (
          <div className={styles.papers}>
            {period.attachments
              .filter(({ required }) => required)
              .map(({ kind, label }) => (
                <CheckField
                  key={kind}
                  id={`paper-${kind}`}
                  label={label}
                  value={papers.includes(kind)}
                  onChange={(held) =>
                    give({ papers: held ? [...papers, kind] : papers.filter((other) => other !== kind) })
                  }
                />
              ))}
          </div>
        )}
      </FieldShell>
    </>
  );
}

import { TITLES } from '@contract/enums';
import type { Period } from '@contract/period';
import { parseDecimal } from '@contract/rules/clean-number';
import type { SelfAnswers } from '@contract/rules/self-check';
import { useState } from 'react';
import { useChoices } from '@/components/answers/useChoices';
import type { Typed } from '@/components/form/field-props';
import { NumberField } from '@/components/form/NumberField';
import { RadioCards } from '@/components/form/RadioCards';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';

interface Props {
  period: Period;
  answers: SelfAnswers;
  onGive: (more: Partial<SelfAnswers>) => void;
}

const YEARS = { min: 18, max: 99 };
const yearsIn = (text: string): number | null => {
  const years = parseDecimal(text);
  return years !== null && Number.isInteger(years) && years >= YEARS.min && years <= YEARS.max ? years : null;
};

/** The period's requirements for leaders; a question is shown only for those that are set. */
export function LeaderQuestions({ period, answers, onGive }: Props) {
  const t = useText();
  const time = useTimeText();
  const choices = useChoices();
  // Invalid text stays visible in the field but does not count as an answer.
  const [typedAge, setTypedAge] = useState<Typed<number>>(answers.age);
  const { ageMax, titleMin, runningMax } = period.leaderLimits ?? {};
  return (
    <>
      {ageMax !== undefined && (
        <NumberField
          quiet
          id="age"
          label={t('innovation.check.age.label')}
          help={t('innovation.check.age.help', { date: time.date(period.applyEnd) })}
          unit={t('innovation.check.years.label')}
          read={yearsIn}
          slip={typeof typedAge === 'string' ? t('innovation.check.age.invalid', YEARS) : null}
          value={typedAge}
          onChange={(age) => {
            setTypedAge(age);
            onGive({ age: typeof age === 'number' ? age : null });
          }}
        />
      )}
      {titleMin && (
        <RadioCards
          quiet
          id="title"
          layout="line"
          label={t('innovation.check.title.label')}
          value={answers.title}
          onChange={(chosen) => onGive({ title: TITLES.find((title) => title === chosen) ?? null })}
          options={choices.title}
        />
      )}
      {runningMax !== undefined && (
        <RadioCards
          quiet
          id="running"
          layout="line"
          label={t('innovation.check.running.label')}
          value={answers.running === null ? null : String(answers.running)}
          onChange={(value) => onGive({ running: value === null ? null : Number(value) })}
          options={Array.from({ length: runningMax + 1 }, (_, n) => ({
            value: String(n),
            label:
              n === 0
                ? t('innovation.check.noOthers.label')
                : t(n === runningMax ? 'innovation.check.orMore.label' : 'innovation.check.projects.label', {
                    n,
                  }),
          }))}
        />
      )}
    </>
  );
}

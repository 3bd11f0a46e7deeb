import type { Sections } from '@contract/application';
import type { Application } from '@contract/apply';
import { SECTIONS } from '@contract/enums';
import { type Finding, findingText } from '@contract/rules/finding';
import { type Answer, CheckAnswers } from '@/components/CheckAnswers';
import { useText } from '@/i18n/useText';
import { stepPath } from '@/pages/innovation/myProjects/parts/application-paths';
import styles from './AnswerSections.module.css';
import { AnswerValue } from './AnswerValue';
import { type AnswerLine, answersOf } from './answers';
import { BudgetAnswer } from './BudgetAnswer';
import { type FieldFacts, useFieldText } from './useFieldText';

interface Props extends FieldFacts {
  application: Application;
  sections: Sections;
  blockers?: readonly Finding[];
  /** 修改 beside each answer; without it the answers are for reading. */
  changeable?: boolean;
}

/** The whole form as answers: for checking before it is filed, and for reading afterwards. */
export function AnswerSections({ sections, blockers = [], changeable = false, ...facts }: Props) {
  const t = useText();
  const text = useFieldText(facts);
  const { application } = facts;
  const lines = answersOf(sections);

  const errorOf = (path: string): string | undefined => {
    const found = blockers.find((finding) => finding.path === path || finding.path.startsWith(`${path}.`));
    return found && findingText(found);
  };
  const answer = ({ path, label, value, parts, named }: AnswerLine): Answer => ({
    id: path,
    label: (named && text(named.path, named.value)) ?? label,
    value: parts ? (
      <dl className={styles.parts}>
        {parts
          .filter((part) => text(part.path, part.value) !== null)
          .map((part) => (
            <div key={part.path}>
              <dt>{part.label}</dt>
              <dd>
                <AnswerValue line={part} text={text} files={application.files} />
              </dd>
            </div>
          ))}
      </dl>
    ) : (
      text(path, value) && <AnswerValue line={{ path, label, value }} text={text} files={application.files} />
    ),
    to: changeable ? stepPath(application.id, sectionOf(path), path) : undefined,
    error: errorOf(path),
  });
  const budget = (): Answer[] => [
    {
      id: 'budget',
      label: t('application.answer.budget.label'),
      value: <BudgetAnswer sections={sections} indirectMax={facts.period.indirectRatio} />,
      to: changeable ? stepPath(application.id, 'budget') : undefined,
      error: errorOf('budget'),
    },
  ];
  return (
    <div className={styles.sections}>
      {SECTIONS.map((section) => (
        <CheckAnswers
          key={section}
          title={t(`application.step.${section}.title`)}
          answers={section === 'budget' ? budget() : lines[section].map(answer)}
          to={changeable ? stepPath(application.id, section) : undefined}
        />
      ))}
    </div>
  );
}

const sectionOf = (path: string) => SECTIONS.find((section) => path.startsWith(`${section}.`)) ?? SECTIONS[0];

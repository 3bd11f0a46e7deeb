import type { Sections } from '@contract/application';
import type { Application } from '@contract/apply';
import { SECTIONS, type Section } from '@contract/enums';
import { type Finding, findingWord } from '@contract/rules/finding';
import { type Answer, CheckAnswers } from '@/components/CheckAnswers';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import styles from './AnswerSections.module.css';
import { AnswerValue } from './AnswerValue';
import { type AnswerLine, answersOf } from './answers';
import { BudgetAnswer } from './BudgetAnswer';
import { type FieldFacts, useFieldText } from './useFieldText';

interface Props extends FieldFacts {
  application: Application;
  sections: Sections;
  /** Texts that stand in fields and are no values: printed as they were typed. */
  unread?: Readonly<Record<string, string>>;
  blockers?: readonly Finding[];
  /** Where 修改 beside an answer leads; without it the answers are for reading. */
  changeAt?: (section: Section, path?: string) => string;
  onOpenFile: (id: string) => void;
  /** Sections to show, where not all are asked for. */
  only?: readonly Section[];
}

/** The whole form as answers: for checking before it is filed, and for reading afterwards. */
export function AnswerSections(props: Props) {
  const { sections, unread = {}, blockers = [], changeAt, onOpenFile, only = SECTIONS, ...facts } = props;
  const t = useText();
  const say = useWords();
  const text = useFieldText(facts);
  const { application } = facts;
  const lines = answersOf(say, sections, unread);

  const errorOf = (path: string): string | undefined => {
    const found = blockers.find((finding) => finding.path === path || finding.path.startsWith(`${path}.`));
    return found && say(findingWord(found));
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
                <AnswerValue line={part} text={text} files={application.files} onOpenFile={onOpenFile} />
              </dd>
            </div>
          ))}
      </dl>
    ) : (
      text(path, value) && (
        <AnswerValue
          line={{ path, label, value }}
          text={text}
          files={application.files}
          onOpenFile={onOpenFile}
        />
      )
    ),
    to: changeAt?.(sectionOf(path), path),
    error: errorOf(path),
  });
  const budget = (): Answer[] => [
    {
      id: 'budget',
      label: t('application.answer.budget.label'),
      value: <BudgetAnswer sections={sections} unread={unread} indirectMax={facts.period.indirectRatio} />,
      to: changeAt?.('budget'),
      error: errorOf('budget'),
    },
  ];
  return (
    <div className={styles.sections}>
      {only.map((section) => (
        <CheckAnswers
          key={section}
          title={t(`application.step.${section}.title`)}
          answers={section === 'budget' ? budget() : lines[section].map(answer)}
          to={changeAt?.(section)}
        />
      ))}
    </div>
  );
}

const sectionOf = (path: string) => SECTIONS.find((section) => path.startsWith(`${section}.`)) ?? SECTIONS[0];

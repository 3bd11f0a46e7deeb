import type { Sections } from '@contract/application';
import type { Application } from '@contract/apply';
import { SECTIONS, type Section } from '@contract/enums';
import { type Finding, fieldFindingWord, findingWord } from '@contract/rules/finding';
import type { ReactNode } from 'react';
import { OutlineLinks } from '@/components/reading/OutlineLinks';
import { InSecondLanguage, Said } from '@/components/SecondLanguage';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { AnswerName } from './AnswerName';
import styles from './AnswerSections.module.css';
import { AnswerTable } from './AnswerTable';
import { AnswerValue } from './AnswerValue';
import { answersId } from './answer-ids';
import { type AnswerLine, answersOf, nameOf } from './answers';
import { BudgetAnswer } from './BudgetAnswer';
import { type Answer, CheckAnswers } from './CheckAnswers';
import { SecondValue } from './SecondValue';
import { type FieldFacts, useFieldText } from './useFieldText';

interface Props extends FieldFacts {
  application: Application;
  sections: Sections;
  /** Texts that stand in fields and are no values: printed as they were typed. */
  unread?: Readonly<Record<string, string>>;
  blockers?: readonly Finding[];
  /** Where 修改 beside an answer leads; without it, or where it leads nowhere, the answers are for reading. */
  changeAt?: (section: Section, path?: string) => string | undefined;
  onOpenFile: (id: string) => Promise<unknown>;
  /** Sections to show, where not all are asked for. */
  only?: readonly Section[];
  /** On paper there is nothing to jump by. */
  outlined?: boolean;
  /** What else stands in the column of the section list. */
  aside?: ReactNode;
}

/** Alone in their line: the two months after them belong together. */
const KEYWORDS = 'base.keywords';
/** Answers of up to this many characters, with names half as long, stand two in a line. */
const SHORT = 26;

/** Its name is the sentence that is agreed to. */
const PROMISE = /^files\.promise/;

/** The whole form as answers: for checking before it is filed, and for reading afterwards. */
export function AnswerSections(props: Props) {
  const {
    sections,
    unread = {},
    blockers = [],
    changeAt,
    onOpenFile,
    only = SECTIONS,
    outlined = only.length > 2,
    aside,
    ...facts
  } = props;
  const t = useText();
  const say = useWords();
  const text = useFieldText(facts);
  const { application } = facts;
  const lines = answersOf(sections, unread, facts.period.attachments);

  const errorOf = (path: string): string | undefined => {
    const found = blockers.find((finding) => finding.path === path || finding.path.startsWith(`${path}.`));
    return found && say(found.path === path ? fieldFindingWord(found) : findingWord(found));
  };
  const show = ({ path, value }: AnswerLine) => {
    const written = text(path, value);
    return (
      written && (
        <>
          <AnswerValue {...{ value, written }} files={application.files} onOpenFile={onOpenFile} />
          <InSecondLanguage>
            <SecondValue {...{ path, value, written, facts }} />
          </InSecondLanguage>
        </>
      )
    );
  };
  const answer = (line: AnswerLine): Answer => {
    const { path, value, rows, named } = line;
    const at = changeAt && ((inner: string) => changeAt(sectionOf(inner), inner));
    if (rows)
      return {
        id: path,
        label: nameOf(say, line),
        second: <AnswerName line={line} />,
        value: <AnswerTable line={{ ...line, rows }} show={show} errorOf={errorOf} changeAt={at} />,
        room: 'whole',
      };
    const written = text(path, value) ?? '';
    const given = named && text(named.path, named.value);
    const name = given ?? nameOf(say, line);
    return {
      id: path,
      label: name,
      second: given ? null : <AnswerName line={line} />,
      value: show(line),
      room: PROMISE.test(path)
        ? 'sentence'
        : path !== KEYWORDS && Math.max(written.length, 2 * name.length) <= SHORT
          ? 'half'
          : 'line',
      to: at?.(path),
      error: errorOf(path),
    };
  };
  const budget = (): Answer[] => [
    {
      id: 'budget',
      label: t('application.answer.budget.label'),
      second: <Said id="application.answer.budget.label" />,
      room: 'whole',
      value: <BudgetAnswer sections={sections} unread={unread} indirectMax={facts.period.indirectRatio} />,
      to: changeAt?.('budget'),
      error: errorOf('budget'),
    },
  ];
  // Who has the account: no field of the form, but named first where it is filled in.
  const leader: Answer = {
    id: 'team.leaderName',
    label: t('sections.team.name.label'),
    second: <Said id="sections.team.name.label" />,
    value: application.filedLeader ?? application.owner.name,
    room: 'half',
  };
  const answersIn = (section: Section): Answer[] => {
    if (section === 'budget') return budget();
    return [...(section === 'team' ? [leader] : []), ...lines[section].map(answer)];
  };
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
              to={changeAt?.(section)}
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

const sectionOf = (path: string) => SECTIONS.find((section) => path.startsWith(`${section}.`)) ?? SECTIONS[0];

import type { Sections } from '@contract/application';
import type { Application } from '@contract/apply';
import { SECTIONS, type Section } from '@contract/enums';
import { type Finding, fieldFindingWord, findingWord } from '@contract/rules/finding';
import { InSecondLanguage, Said } from '@/components/SecondLanguage';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { AnswerName } from './AnswerName';
import { AnswerTable } from './AnswerTable';
import { AnswerValue } from './AnswerValue';
import { answerRoom } from './answer-room';
import { type AnswerLine, answersOf, nameOf } from './answers';
import { BudgetAnswer } from './BudgetAnswer';
import type { Answer } from './CheckAnswers';
import { SecondValue } from './SecondValue';
import { type FieldFacts, useFieldText } from './useFieldText';

export interface AnswerSource extends FieldFacts {
  application: Application;
  sections: Sections;
  /** Texts typed into fields that could not be read as values, by path; shown as typed. */
  unread?: Readonly<Record<string, string>>;
  blockers?: readonly Finding[];
  /**
   * Address of the link 修改 beside an answer; without it, or where it returns undefined, the answers can only be read.
   */
  changeAt?: (section: Section, path?: string) => string | undefined;
  onOpenFile: (id: string) => Promise<unknown>;
}

const sectionOf = (path: string) => SECTIONS.find((section) => path.startsWith(`${section}.`)) ?? SECTIONS[0];

/** The finding of the check for a field, or for the list that contains it. */
const findingAt = (blockers: readonly Finding[], path: string): Finding | undefined =>
  blockers.find((finding) => finding.path === path || finding.path.startsWith(`${path}.`));

/** The answers of a section: formatted for a reader, each with what is wrong with it. */
export function useAnswers(source: AnswerSource): (section: Section) => Answer[] {
  const { application, sections, unread = {}, blockers = [], changeAt, onOpenFile, period, dicts } = source;
  const facts: FieldFacts = { application, period, dicts };
  const t = useText();
  const say = useWords();
  const text = useFieldText(facts);
  const lines = answersOf(sections, unread, period.attachments);

  const errorOf = (path: string): string | undefined => {
    const found = findingAt(blockers, path);
    return found && say(found.path === path ? fieldFindingWord(found) : findingWord(found));
  };
  const at = changeAt && ((path: string) => changeAt(sectionOf(path), path));
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
  const table = (line: AnswerLine, rows: AnswerLine[]): Answer => ({
    id: line.path,
    label: nameOf(say, line),
    second: <AnswerName line={line} />,
    value: <AnswerTable line={{ ...line, rows }} show={show} errorOf={errorOf} changeAt={at} />,
    room: 'whole',
  });
  const single = (line: AnswerLine): Answer => {
    const { path, value, named } = line;
    const given = named && text(named.path, named.value);
    const label = given ?? nameOf(say, line);
    return {
      id: path,
      label,
      second: given ? null : <AnswerName line={line} />,
      value: show(line),
      room: answerRoom(path, label, text(path, value) ?? ''),
      to: at?.(path),
      error: errorOf(path),
    };
  };
  const budget = (): Answer => ({
    id: 'budget',
    label: t('application.answer.budget.label'),
    second: <Said id="application.answer.budget.label" />,
    room: 'whole',
    value: <BudgetAnswer sections={sections} unread={unread} indirectMax={period.indirectRatio} />,
    to: changeAt?.('budget'),
    error: errorOf('budget'),
  });
  // The leader's name comes from the account and not from a form field, but is listed first in its section.
  const leader = (): Answer => ({
    id: 'team.leaderName',
    label: t('sections.team.name.label'),
    second: <Said id="sections.team.name.label" />,
    value: application.filedLeader ?? application.owner.name,
    room: 'half',
  });
  return (section) => {
    if (section === 'budget') return [budget()];
    const own = lines[section].map((line) => (line.rows ? table(line, line.rows) : single(line)));
    return section === 'team' ? [leader(), ...own] : own;
  };
}

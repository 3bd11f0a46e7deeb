import type { AchievementDraft } from '@contract/achievement';
import type { ContentDraft } from '@contract/content-draft';
import type { DemandDraft } from '@contract/demand-posting';
import type { SpaceTyped } from '@contract/learning-draft';
import type { ResultFields, StageResult } from '@contract/result';
import type { ScoreDraft } from '@contract/review-scores';
import { achievementFaults, achievementSlips } from '@contract/rules/achievement-problems';
import { contentFaults, momentFaults } from '@contract/rules/content-problems';
import { demandFaults, demandSlips } from '@contract/rules/demand-problems';
import { RESULT_SHAPE } from '@contract/rules/draft-shapes';
import { resultFaults } from '@contract/rules/result-problems';
import { scoreFaults } from '@contract/rules/review-score';
import { unreadFaults } from '@contract/rules/typed-record';
import { inChinese, type Word } from '@contract/word';
import type { ReactNode } from 'react';
import type { Draft } from '@/draft/draft-shape';
import type { PartForm } from '@/hooks/usePartForm';
import { useText } from '@/i18n/useText';
import { FactFields } from '@/pages/achi/mine/detail/FactFields';
import { PeopleFields } from '@/pages/achi/mine/detail/PeopleFields';
import { TermFields as AchievementTerms } from '@/pages/achi/mine/detail/TermFields';
import { ContentFiles } from '@/pages/admin/contents/form/ContentFiles';
import { IssueFields } from '@/pages/admin/contents/form/IssueFields';
import { MatterFields as ContentMatter } from '@/pages/admin/contents/form/MatterFields';
import { useKnownFiles } from '@/pages/admin/contents/form/useKnownFiles';
import { ScoreFields } from '@/pages/admin/reviews/detail/ScoreFields';
import { ContactFields } from '@/pages/demand/form/ContactFields';
import { IndicatorFields } from '@/pages/demand/form/IndicatorFields';
import { MatterFields } from '@/pages/demand/form/MatterFields';
import { TermFields } from '@/pages/demand/form/TermFields';
import { Closing } from '@/pages/innovation/result/detail/Closing';
import { Deliverables } from '@/pages/innovation/result/detail/Deliverables';
import { Indicators } from '@/pages/innovation/result/detail/Indicators';
import { Spending } from '@/pages/innovation/result/detail/Spending';
import { Summary } from '@/pages/innovation/result/detail/Summary';
import { problemsOf, slipsOf } from '@/pages/learning/form/form-value';
import { SpaceFields } from '@/pages/learning/form/SpaceFields';
import { CoverFields } from '@/pages/parts/picture/CoverFields';
import { FigureFields } from '@/pages/parts/picture/FigureFields';
import { FIGURE, FILE, RECORD_PLANS, type RecordForm } from './matrix-wholes';

interface Props<T> {
  part: PartForm<T>;
  draft: Draft<never>;
  /** Receives the fields that prevent submitting. */
  tell: (faults: string[]) => void;
}
type Form<T> = (props: Props<T>) => ReactNode;

const TODAY = '2026-09-14';
const files = [
  { id: FILE, name: '承诺书.pdf', size: 2048 },
  { id: FIGURE, name: '路线图.jpg', size: 2048 },
];
const said = (all: readonly (readonly [string, Word])[]): Record<string, string> =>
  Object.fromEntries(all.map(([path, word]) => [path, inChinese(word)]));

const Demand: Form<DemandDraft> = ({ part, tell }) => {
  const { fields, set, typed } = part;
  const slips = said(demandSlips(fields, TODAY, typed).map(({ field, word }) => [field, word]));
  const props = { fields, set, typed: part, errors: {}, slips, readOnly: false, known: files as never };
  tell(demandFaults(fields, TODAY, typed).map(({ field }) => field));
  return (
    <>
      <MatterFields {...props} />
      <CoverFields {...props} coverFile={null} />
      <FigureFields {...props} />
      <IndicatorFields {...props} />
      <TermFields {...props} />
      <ContactFields {...props} />
    </>
  );
};

const Achievement: Form<AchievementDraft> = ({ part, tell }) => {
  const { fields, set, typed } = part;
  const slips = said(achievementSlips(fields, TODAY, typed).map(({ field, word }) => [field, word]));
  const props = { fields, set, typed: part, errors: {}, slips, readOnly: false, known: files as never };
  tell(achievementFaults(fields, TODAY, typed).map(({ field }) => field));
  return (
    <>
      <FactFields {...props} />
      <PeopleFields {...props} />
      <CoverFields {...props} coverFile={null} />
      <FigureFields {...props} />
      <AchievementTerms {...props} />
    </>
  );
};

const result = (milestone: 'one' | 'two', spending: ResultFields['spending']): StageResult =>
  ({
    milestone,
    budget: spending,
    files,
    oldSheet: null,
    targets: [{ id: 'row1', name: '漏损率', target: '≥90' }],
  }) as unknown as StageResult;
const stage =
  (milestone: 'one' | 'two'): Form<ResultFields> =>
  ({ part, tell }) => {
    const { fields, set, typed } = part;
    const shown = result(milestone, RECORD_PLANS.stageOne.whole.spending);
    const slips = said(unreadFaults(RESULT_SHAPE, typed).map(({ path, word }) => [path, word]));
    const props = { result: shown, fields, set, typed: part, errors: {}, slips, readOnly: false };
    tell(resultFaults(milestone, fields, { ...shown, typed }).map(({ path }) => path));
    return (
      <>
        <Summary {...props} />
        <Indicators {...props} />
        <Deliverables {...props} />
        <Spending {...props} />
        <FigureFields {...props} />
        <Closing {...props} />
      </>
    );
  };

const Scores: Form<ScoreDraft> = ({ part, tell }) => {
  const { fields, set, at } = part;
  const faults = scoreFaults(fields).map(
    ({ field, part: place, word }) => [`${field}.${place}`, word] as const,
  );
  const slips = said(faults.filter(([path]) => at(path) !== null));
  tell(faults.map(([path]) => path));
  return <ScoreFields fields={fields} set={set} typed={part} errors={{}} slips={slips} />;
};

const Content: Form<ContentDraft> = ({ part: { fields, set }, draft, tell }) => {
  const papers = useKnownFiles(draft, fields.files, files);
  const slips = said(momentFaults(fields, null, new Date()).map(({ field, word }) => [field, word]));
  tell(contentFaults(fields, null, new Date()).map(({ field }) => field));
  return (
    <>
      <ContentMatter fields={fields} set={set} errors={{}} />
      <ContentFiles files={papers.files} onChange={papers.change} />
      <IssueFields fields={fields} set={set} errors={{}} slips={slips} isPublic />
    </>
  );
};

/** Without members yet. */
const STANDING = { capacity: null, member_count: 0 };

const Space: Form<SpaceTyped> = ({ part: { fields, set }, tell }) => {
  const t = useText();
  const change = (next: Partial<SpaceTyped>): void => {
    for (const [name, value] of Object.entries(next)) set(name as keyof SpaceTyped, value);
  };
  const props = { kind: 'course', value: fields, problems: {}, slips: slipsOf(fields, t, STANDING) } as const;
  tell(Object.keys(problemsOf(fields, t, STANDING)));
  return <SpaceFields {...props} onChange={change} />;
};

/** How each form of a single record is rendered; a form without an entry does not compile. */
export const FORM_VIEWS = {
  demand: Demand,
  achievement: Achievement,
  stageOne: stage('one'),
  stageTwo: stage('two'),
  score: Scores,
  content: Content,
  course: Space,
} as unknown as Readonly<Record<RecordForm, Form<object>>>;

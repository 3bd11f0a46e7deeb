import { BUDGET_SUBJECTS, type BudgetSubject } from '@contract/enums';
import { APPLICATION_LIMITS } from '@contract/limits';
import { fieldWord } from '@contract/rules/field-labels';
import { findingWord } from '@contract/rules/finding';
import { isOpenField } from '@contract/rules/open-fields';
import { Anchor } from '@/components/Anchor';
import { BudgetTable } from '@/components/form/BudgetTable';
import type { BudgetCells, BudgetChange } from '@/components/form/budget-cells';
import { FieldMarkList } from '@/components/form/FieldMark';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { stepPath } from '@/pages/innovation/myProjects/parts/application-paths';
import type { SectionProps } from '@/pages/innovation/myProjects/parts/section-props';
import { typedNumber } from './parts/useSectionFields';

const { max: BASIS_MAX } = APPLICATION_LIMITS.budgetBasis;
const INDIRECT_BASIS = 'budget.indirect.basis';

const cellsOf = (draft: SectionProps['draft']): Record<BudgetSubject, BudgetCells> => {
  const cells = (subject: BudgetSubject): BudgetCells => {
    const basis = draft.value(`budget.${subject}.basis`);
    return {
      special: typedNumber(draft, `budget.${subject}.special`),
      self: typedNumber(draft, `budget.${subject}.self`),
      basis: typeof basis === 'string' ? basis : null,
    };
  };
  return Object.fromEntries(BUDGET_SUBJECTS.map((subject) => [subject, cells(subject)])) as Record<
    BudgetSubject,
    BudgetCells
  >;
};

/** 预算. Financing sources are entered in the unit section; here they are only compared with the budget. */
export default function BudgetSection({
  draft,
  application,
  period,
  errors,
  slips,
  findings,
  readOnly,
}: SectionProps) {
  const t = useText();
  const say = useWords();
  const source = (path: string): number | null => {
    const value = draft.value(path);
    return typeof value === 'number' ? value : null;
  };
  const isClosed = (path: string): boolean => !isOpenField(path, application.openPaths);
  const change = (changes: BudgetChange[]): void => {
    for (const { subject, column, value } of changes) draft.set(`budget.${subject}.${column}`, value);
  };
  const over = findings.find(({ path, level }) => path === INDIRECT_BASIS && level === 'warning');
  return (
    <>
      <BudgetTable
        id="budget"
        cells={cellsOf(draft)}
        onChange={change}
        sources={{ special: source('unit.specialFund'), self: source('unit.selfFund') }}
        sourcesLink={
          !readOnly && (
            <Anchor to={stepPath(application.id, 'unit', 'unit.specialFund')}>
              {t('sections.budget.source.action')}
            </Anchor>
          )
        }
        {...(!readOnly && {
          basis: { max: BASIS_MAX, help: t('sections.budget.basis.help', { max: BASIS_MAX }) },
        })}
        errors={{ ...slips, ...errors }}
        indirectMax={period.indirectRatio}
        indirectWarning={over && say(findingWord(over))}
        readOnly={readOnly}
        isClosed={isClosed}
        leftOut={(n) => t('sections.budget.left.help', { n })}
      />
      <FieldMarkList
        title={t('comments.self.page.title')}
        places={BUDGET_SUBJECTS.map((subject) => ({
          id: `budget.${subject}.basis`,
          label: say(fieldWord(`budget.${subject}.basis`)),
        }))}
      />
    </>
  );
}

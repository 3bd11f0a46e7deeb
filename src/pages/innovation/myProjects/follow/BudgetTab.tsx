import { BudgetAnswer } from '@/components/answers/BudgetAnswer';
import type { ApplicationRecord } from '@/pages/innovation/myProjects/parts/useRecord';

/** 经费: the budget as submitted. */
export const BudgetTab = ({ record: { application, period } }: { record: ApplicationRecord }) => (
  <BudgetAnswer sections={application.sections} indirectMax={period.indirectRatio} />
);

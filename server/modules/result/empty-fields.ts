import { BUDGET_SUBJECTS } from '@contract/enums';
import type { ResultFields } from '@contract/result';

const nothing = { special: null, self: null };

/** A result before its first word; what is stored is laid over it, so that older drafts gain newer fields. */
export const emptyFields = (): ResultFields => ({
  summary: '',
  indicators: [],
  deliverables: [],
  spending: Object.fromEntries(
    BUDGET_SUBJECTS.map((subject) => [subject, nothing]),
  ) as ResultFields['spending'],
  changed: null,
  change: '',
  nextPlan: '',
  sealedSheet: null,
  report: null,
  outputs: [],
  benefit: '',
  scope: 'public',
});

import { demandClarity } from '@contract/rules/demand-clarity';
import type { ReactNode } from 'react';
import { DemandBudget } from '@/components/DemandBudget';
import type { Join } from '@/i18n/useList';
import type { Text } from '@/i18n/useText';
import type { TimeText } from '@/i18n/useTimeText';
import { caseContact } from '@/pages/admin/parts/moderation/case-contact';
import { caseCover } from '@/pages/admin/parts/moderation/case-cover';
import { caseFigures } from '@/pages/admin/parts/moderation/case-figures';
import { caseFiles } from '@/pages/admin/parts/moderation/case-files';
import type { fetchDemandCase } from '@/services/admin-demand';

type Case = Awaited<ReturnType<typeof fetchDemandCase>>;
const NONE = '—';

const clarityText = (t: Text, join: Join, draft: Case['draft']): string => {
  const { score, missing } = demandClarity(draft);
  if (missing.length === 0) return t('admin.demand.whole.label');
  const facts = join(missing.map((fact) => t(`demand.clarity.${fact}.title`)));
  return t('admin.demand.missing.label', { score, facts });
};

/** What a moderator reads before deciding, in reading order. */
export function caseFacts(
  t: Text,
  join: Join,
  time: TimeText,
  data: Case,
): [title: string, content: ReactNode][] {
  const { draft, files, reason } = data;
  const kind = [
    draft.type && t(`demand.type.${draft.type}.label`),
    draft.field && t(`demand.field.${draft.field}.label`),
  ];
  return [
    [t('admin.demand.clarity.label'), clarityText(t, join, draft)],
    [t('admin.demand.kind.label'), kind.filter(Boolean).join(' · ') || NONE],
    [t('demand.form.summary.label'), draft.summary || NONE],
    [t('demand.form.problem.label'), draft.problem || NONE],
    [t('demand.form.conditions.label'), draft.conditions || NONE],
    [
      t('demand.detail.indicators.title'),
      draft.indicators.length === 0
        ? NONE
        : draft.indicators.map(({ id, name, current, target, method }) => (
            <div key={id}>
              <p>{join([name, `${current || NONE} → ${target}`], 'pair')}</p>
              {method && <p>{join([t('demand.detail.method.column'), method], 'pair')}</p>}
            </div>
          )),
    ],
    [
      t('demand.detail.budget.label'),
      <DemandBudget key="budget" min={draft.budgetMin} max={draft.budgetMax} />,
    ],
    [t('demand.detail.expected.label'), draft.expectedBy ? time.written(draft.expectedBy) : NONE],
    [t('demand.detail.until.label'), draft.validUntil ? time.written(draft.validUntil) : NONE],
    [t('demand.detail.cooperation.label'), draft.cooperation || NONE],
    [t('demand.form.scope.label'), t(`achi.scope.${draft.scope}.label`)],
    [t('demand.form.unitName.label'), draft.unitName || NONE],
    [t('admin.demand.contact.label'), caseContact(draft)],
    [t('achi.picture.cover.title'), caseCover(draft)],
    [t('achi.picture.figures.title'), caseFigures(draft.figures)],
    [t('demand.form.files.label'), caseFiles(files)],
    [t('admin.demand.reason.label'), reason ?? NONE],
  ];
}

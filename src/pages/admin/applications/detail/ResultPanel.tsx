import { BUDGET_SUBJECTS } from '@contract/enums';
import type { StageResult } from '@contract/result';
import type { Milestone } from '@contract/result-choices';
import { completionRate } from '@contract/rules/completion-rate';
import { ResponsiveTable } from '@/components/ResponsiveTable';
import { StatusTag } from '@/components/StatusTag';
import { useList } from '@/i18n/useList';
import { usePercent } from '@/i18n/usePercent';
import { useText } from '@/i18n/useText';
import { formatWan } from '@/utils/format-money';
import { ResultFacts } from './ResultFacts';
import styles from './ResultPanel.module.css';

interface Props {
  milestone: Milestone;
  /** Null while the leader has not submitted a result. */
  result: StageResult | null;
}

/** The leader's result for one stage, as the office needs it to decide. */
export function ResultPanel({ milestone, result }: Props) {
  const t = useText();
  return (
    <section className={styles.panel} aria-labelledby={`result-${milestone}`}>
      <div className={styles.head}>
        <h2 id={`result-${milestone}`}>{t(`result.milestone.${milestone}.label`)}</h2>
        {result && result.status !== 'draft' && <StatusTag kind="result" status={result.status} />}
      </div>
      {result && result.status !== 'draft' ? (
        <>
          <ResultFacts result={result} />
          <Reached result={result} />
          <Spent result={result} />
        </>
      ) : (
        <p>{t('admin.apply.results.empty')}</p>
      )}
    </section>
  );
}

/** Promised beside reached. */
function Reached({ result: { fields, targets } }: { result: StageResult }) {
  const t = useText();
  const join = useList();
  const percent = usePercent();
  const reached = new Map(fields.indicators.map((row) => [row.id, row]));
  return (
    <ResponsiveTable
      caption={t('result.detail.indicators.title')}
      rows={targets}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', title: t('result.detail.name.column'), render: ({ name }) => name },
        { key: 'target', title: t('result.detail.target.column'), render: ({ target }) => target },
        {
          key: 'actual',
          title: t('result.detail.actual.column'),
          render: ({ id }) => reached.get(id)?.actual || '—',
        },
        {
          key: 'rate',
          title: t('result.detail.rate.column'),
          numeric: true,
          render: ({ id, target }) => {
            const rate = completionRate(target, reached.get(id)?.actual ?? '');
            return rate === null ? '—' : percent(rate);
          },
        },
        {
          key: 'why',
          title: t('admin.apply.resultEvidence.column'),
          render: ({ id }) =>
            join(
              [reached.get(id)?.evidence ?? '', reached.get(id)?.deviation ?? ''].filter(Boolean),
              'sentences',
            ) || '—',
        },
      ]}
    />
  );
}

/** Granted beside spent. */
function Spent({ result: { fields, budget } }: { result: StageResult }) {
  const t = useText();
  const money = (fen: number | null): string => (fen === null ? '—' : formatWan(fen));
  return (
    <ResponsiveTable
      caption={t('result.form.spending.title')}
      rows={BUDGET_SUBJECTS}
      rowKey={(subject) => subject}
      columns={[
        {
          key: 'subject',
          title: t('admin.apply.resultSubject.column'),
          render: (subject) => t(`result.subject.${subject}.label`),
        },
        ...(['special', 'self'] as const).map((source) => ({
          key: source,
          title: t('admin.apply.resultSpent.column', { source: t(`result.source.${source}.label`) }),
          numeric: true,
          render: (subject: (typeof BUDGET_SUBJECTS)[number]) =>
            `${money(fields.spending[subject][source])} / ${money(budget[subject][source])}`,
        })),
      ]}
    />
  );
}

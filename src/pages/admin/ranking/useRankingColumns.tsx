import type { Period } from '@contract/period';
import type { RankedApplication } from '@contract/review';
import { panelFault } from '@contract/rules/review-panel';
import { Link } from '@umijs/max';
import { Button } from '@/components/Button';
import type { Column } from '@/components/ResponsiveTable';
import { StatusTag } from '@/components/StatusTag';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import styles from './index.module.css';

/** A larger difference between total scores is highlighted, because it deserves another look before the decision. */
const WIDE = 20;

/** Columns: rank, scores and how far the experts agree, and whether the application can be proposed. */
export function useRankingColumns(
  { reviewMinimum }: Pick<Period, 'reviewMinimum'>,
  onPropose: (row: RankedApplication) => void,
): Column<RankedApplication>[] {
  const t = useText();
  const say = useWords();
  const withheld = <span className={styles.word}>{t('admin.apply.recused.label')}</span>;
  const spreadText = (spread: number | null) =>
    spread === null ? '—' : spread > WIDE ? t('admin.ranking.wide.label', { n: spread }) : spread;
  return [
    {
      key: 'title',
      title: t('admin.apply.title.column'),
      render: ({ id, title }) => <Link to={`/admin/applications/${id}?tab=reviews`}>{title}</Link>,
    },
    {
      key: 'category',
      title: t('admin.apply.category.column'),
      render: ({ categoryName }) => categoryName,
    },
    {
      key: 'rank',
      title: t('admin.ranking.rank.column'),
      numeric: true,
      render: ({ rank, unranked }) => (unranked ? withheld : (rank ?? '—')),
    },
    { key: 'unit', title: t('admin.apply.unit.label'), render: ({ unitName }) => unitName },
    {
      key: 'reviews',
      title: t('admin.apply.reviews.column'),
      numeric: true,
      render: ({ reviewsDone, reviewsAssigned }) => `${reviewsDone}/${reviewsAssigned}`,
    },
    {
      key: 'score',
      title: t('admin.ranking.score.column'),
      numeric: true,
      render: ({ score, recused }) => (recused ? withheld : (score ?? '—')),
    },
    {
      key: 'spread',
      title: t('admin.ranking.spread.column'),
      numeric: true,
      render: ({ spread, recused }) => (recused ? withheld : spreadText(spread)),
    },
    {
      key: 'status',
      title: t('admin.apply.status.column'),
      render: ({ status }) => <StatusTag status={status} />,
    },
    {
      key: 'acts',
      title: t('admin.table.acts.column'),
      bare: true,
      render: (row) => {
        if (row.status !== 'expert_review') return null;
        if (row.recused) return <span className={styles.wait}>{t('admin.ranking.recused.label')}</span>;
        const wait = panelFault({ ...row, reviewMinimum });
        return wait ? (
          <span className={styles.wait}>{say(wait)}</span>
        ) : (
          <span className={styles.act}>
            <Button look="text" size="small" onClick={() => onPropose(row)}>
              {t('admin.ranking.propose.action')}
            </Button>
          </span>
        );
      },
    },
  ];
}

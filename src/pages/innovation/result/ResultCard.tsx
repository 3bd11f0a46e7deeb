import type { PublicResultRow } from '@contract/result';
import { projectCover } from '@/components/cover/cover-drawing';
import { RecordCard } from '@/components/listing/RecordCard';
import { RateRule } from '@/components/RateRule';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';

/** One passed stage: its outcome, and how many indicators were reached. */
export function ResultCard({ row }: { row: PublicResultRow }) {
  const t = useText();
  const time = useTimeText();
  return (
    <RecordCard
      to={`/innovation/result/${row.applicationId}`}
      cover={{ kind: 'result', field: projectCover(row.field), id: row.applicationId }}
      title={row.title}
      summary={row.summary}
      above={
        <>
          <span>{t(`result.milestone.${row.milestone}.label`)}</span>
          <span>{row.categoryName}</span>
          <bdi>{row.no}</bdi>
        </>
      }
      {...(row.indicators > 0 && { figure: <RateRule rate={row.reached / row.indicators} /> })}
      below={
        <>
          <span>{row.unitName}</span>
          {row.indicators > 0 && (
            <span>{t('result.list.reached.label', { n: row.reached, all: row.indicators })}</span>
          )}
          <span>{t('result.list.passed.label', { date: time.date(row.passTime) })}</span>
        </>
      }
    />
  );
}

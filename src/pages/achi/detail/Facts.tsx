import type { Achievement } from '@contract/achievement';
import { Anchor } from '@/components/Anchor';
import { LevelRule } from '@/components/LevelRule';
import { FactRow } from '@/components/reading/FactRow';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';

/** Maturity, transfer, date and the project it grew from, at a glance. */
export function Facts({ achievement: data }: { achievement: Achievement }) {
  const t = useText();
  const time = useTimeText();
  const { source } = data;
  return (
    <FactRow
      facts={[
        [t('achi.detail.maturity.label'), <LevelRule key="level" level={data.maturity} />],
        [t('achi.detail.transfer.label'), t(`achi.transfer.${data.transfer}.label`)],
        [t('achi.detail.finished.label'), time.written(data.finishedOn)],
        ...(source
          ? [
              [
                t('achi.detail.source.label'),
                <Anchor key="source" to={`/innovation/result/${source.id}`}>
                  {source.title}
                </Anchor>,
              ] as const,
            ]
          : []),
      ]}
    />
  );
}

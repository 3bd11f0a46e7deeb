import type { Achievement } from '@contract/achievement';
import { Anchor } from '@/components/Anchor';
import { LevelRule } from '@/components/LevelRule';
import { useText } from '@/i18n/useText';
import styles from './detail.module.css';

/** Maturity, transfer, date and the project it grew from, at a glance. */
export function Facts({ achievement: data }: { achievement: Achievement }) {
  const t = useText();
  const { source } = data;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('achi.detail.maturity.label')}</dt>
        <dd>
          <LevelRule level={data.maturity} />
        </dd>
      </div>
      <div>
        <dt>{t('achi.detail.transfer.label')}</dt>
        <dd>{t(`achi.transfer.${data.transfer}.label`)}</dd>
      </div>
      <div>
        <dt>{t('achi.detail.finished.label')}</dt>
        <dd>{data.finishedOn}</dd>
      </div>
      {source && (
        <div>
          <dt>{t('achi.detail.source.label')}</dt>
          <dd>
            <Anchor to={`/innovation/result/${source.id}`}>{source.title}</Anchor>
          </dd>
        </div>
      )}
    </dl>
  );
}

import type { Demand } from '@contract/demand';
import { useText } from '@/i18n/useText';
import { formatSize } from '@/utils/format-size';
import { DemandFacts } from './DemandFacts';
import { IndicatorTable } from './IndicatorTable';
import styles from './index.module.css';

/** All there is to read about a demand, for everybody. */
export function DemandBody({ demand }: { demand: Demand }) {
  const t = useText();
  const { id, indicators, files } = demand;
  return (
    <div>
      <DemandFacts demand={demand} />
      {(['problem', 'conditions'] as const)
        .filter((part) => demand[part])
        .map((part) => (
          <section key={part} className={styles.part}>
            <h2>{t(`demand.detail.${part}.title`)}</h2>
            <p className={styles.prose}>{demand[part]}</p>
          </section>
        ))}
      {indicators.length > 0 && (
        <section className={styles.part}>
          <h2>{t('demand.detail.indicators.title')}</h2>
          <IndicatorTable indicators={indicators} />
        </section>
      )}
      {files.length > 0 && (
        <section className={styles.part}>
          <h2>{t('demand.detail.files.title')}</h2>
          <ul>
            {files.map((file) => (
              <li key={file.id}>
                <a href={`/prod-api/cms/open/demand/${id}/files/${file.id}`} download={file.name}>
                  {file.name}
                </a>{' '}
                {formatSize(file.size)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

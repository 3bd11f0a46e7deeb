import { Banner } from '@/components/Banner';
import type { DraftView } from '@/draft/draft-shape';
import { useText } from '@/i18n/useText';
import styles from './SaveRefusals.module.css';

interface Props {
  view: Pick<DraftView<unknown>, 'phase' | 'reason' | 'refusals'>;
  /** The label of a field; null if it has none. */
  labelOf: (path: string) => string | null;
}

/** The service's refusals of the whole draft or of single fields. What the device itself refuses is shown elsewhere. */
export function SaveRefusals({ view: { phase, reason, refusals }, labelOf }: Props) {
  const t = useText();
  const whole = phase === 'blocked' && reason && reason !== 'device' ? [{ key: '', text: reason }] : [];
  const fields = Object.entries(refusals).map(([path, problem]) => {
    const label = labelOf(path);
    const text = label
      ? t('kit.save.named.failure', { label, problem })
      : t('kit.save.unnamed.failure', { problem });
    return { key: path, text };
  });
  const said = [...whole, ...fields];
  if (said.length === 0) return null;
  return (
    <div role="alert" className={styles.refusals}>
      <Banner tone="warning">
        {said.map(({ key, text }) => (
          <div key={key}>{text}</div>
        ))}
      </Banner>
    </div>
  );
}

import { Icon } from '@/components/Icon';
import { useText } from '@/i18n/useText';
import styles from './index.module.css';

interface Props {
  kind: 'missing' | 'changed';
  /** The service's message. */
  reason: string;
}

/** The refusal. The words come first; the colour only repeats them. */
export function RefusedReceipt({ kind, reason }: Props) {
  const t = useText();
  return (
    <section className={styles.refused} aria-labelledby="verify-refused">
      <Icon name={kind === 'changed' ? 'alert' : 'info'} />
      <div>
        <h2 id="verify-refused">{t(`verify.result.${kind}.title`)}</h2>
        <p>{reason}</p>
      </div>
    </section>
  );
}

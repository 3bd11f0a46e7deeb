import { REFUSAL_WORDS, type ScanFault } from '@contract/certification-choices';
import { Icon } from '@/components/Icon';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { CardDrawing } from './CardDrawing';
import styles from './ScanExample.module.css';

interface Props {
  /** What was wrong with the last scan; null shows only the good example. */
  fault?: ScanFault | null;
}

/** A good scan, beside a drawing of what was wrong with the last one. */
export function ScanExample({ fault = null }: Props) {
  const t = useText();
  const say = useWords();
  return (
    <div className={styles.examples}>
      {fault && (
        <figure className={styles.example}>
          <CardDrawing fault={fault} />
          <figcaption>
            <Icon name="cross" size={14} className={styles.bad} />
            {say(REFUSAL_WORDS.word(fault))}
          </figcaption>
        </figure>
      )}
      <figure className={styles.example}>
        <CardDrawing fault={null} />
        <figcaption>
          <Icon name="check" size={14} className={styles.good} />
          {t('certification.scan.good.label')}
        </figcaption>
      </figure>
      <p className={styles.drawn}>{t('certification.scan.drawn.help')}</p>
    </div>
  );
}

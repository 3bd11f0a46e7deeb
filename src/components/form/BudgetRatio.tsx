import { InSecondLanguage, Said } from '@/components/SecondLanguage';
import { usePercent } from '@/i18n/usePercent';
import { useText } from '@/i18n/useText';
import styles from './BudgetRatio.module.css';

interface Props {
  /** Share as a fraction; null while nothing can be computed. */
  ratio: number | null;
  /** Limit of the period as a fraction. */
  max: number;
  warning?: string;
}

const DIGITS = 2;

/**
 * 间接费用占比 on a small ruler up to the limit of the period. Exceeding the limit is a warning and never blocks submission.
 */
export function BudgetRatio({ ratio, max, warning }: Props) {
  const text = useText();
  const percent = usePercent();
  const at = ratio === null ? 0 : Math.min(1, ratio / max) * 100;
  const formula = { max: percent(max, DIGITS) };
  return (
    <div className={styles.ratio}>
      <p>
        <b>
          {text('kit.budget.ratio.label')}{' '}
          <output aria-live="off">{ratio === null ? '—' : percent(ratio, DIGITS, true)}</output>
          <InSecondLanguage>
            <Said id="kit.budget.ratio.label" />
          </InSecondLanguage>
        </b>
        <span className={styles.formula}>
          {text('kit.budget.formula.help', formula)}
          <InSecondLanguage>
            <Said id="kit.budget.formula.help" values={formula} />
          </InSecondLanguage>
        </span>
        {warning && <span className={styles.warning}>{warning}</span>}
      </p>
      <div className={styles.gauge} aria-hidden="true">
        <svg className={styles.drawing} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <path
            className={styles.ticks}
            d="M0 0V8M12.5 0V5M25 0V5M37.5 0V5M50 0V8M62.5 0V5M75 0V5M87.5 0V5M100 0V8"
          />
          <path className={styles.line} d="M0 0H100" />
          <path className={warning ? styles.over : styles.reached} d={`M0 0H${at}`} />
        </svg>
        <span className={styles.zero}>0</span>
        <span className={styles.max}>{formula.max}</span>
      </div>
    </div>
  );
}

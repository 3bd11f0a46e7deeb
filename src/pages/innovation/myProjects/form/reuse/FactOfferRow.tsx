import { fieldWord } from '@contract/rules/field-labels';
import { Button } from '@/components/Button';
import { keptWhole } from '@/components/WrittenText';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { useFactText } from '@/pages/parts/reuse/useFactText';
import { useOriginText } from '@/pages/parts/reuse/useOriginText';
import type { FactOffer } from './fact-offers';
import styles from './reuse.module.css';

interface Props {
  offer: FactOffer;
  busy: boolean;
  /** True while another fact is being filled in. */
  disabled: boolean;
  onFill: () => void;
}

/** One fact: its content, the fields it would fill, and its origin. */
export function FactOfferRow({ offer: { fact, fill }, busy, disabled, onFill }: Props) {
  const t = useText();
  const say = useWords();
  const join = useList();
  const text = useFactText();
  const origin = useOriginText();
  const words = text.words(fact);
  const target = fill.how === 'fields' ? text.kind(fact.kind) : say(fieldWord(fill.at));
  return (
    <li>
      <div>
        <p className={styles.offer}>
          <b>{words[0]}</b>
          <span>{join(words.slice(1), 'facts')}</span>
        </p>
        <p className={styles.note}>
          {t('reuse.offer.target.label', { target })} <span>{keptWhole(origin.long(fact.origin))}</span>
        </p>
      </div>
      <Button
        size="small"
        busy={busy}
        disabled={disabled}
        onClick={onFill}
        aria-label={t('reuse.offer.fillNamed.action', { name: join(words, 'facts'), target })}
      >
        {t('reuse.offer.fill.action')}
      </Button>
    </li>
  );
}

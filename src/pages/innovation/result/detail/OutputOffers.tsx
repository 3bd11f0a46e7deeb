import type { ResultFields } from '@contract/result';
import { OUTPUT_KINDS, RESULT_LIMITS } from '@contract/result-choices';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { newRowId } from '@/draft/draft-rows';
import { useLoad } from '@/hooks/useLoad';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { useFactText } from '@/pages/parts/reuse/useFactText';
import { useOriginText } from '@/pages/parts/reuse/useOriginText';
import { fetchFacts } from '@/services/fact';
import styles from './detail.module.css';

type Outputs = ResultFields['outputs'];

interface Props {
  outputs: Outputs;
  onChange: (outputs: Outputs) => void;
}

/** Papers, patents and standards from the library, added with one click; those already in the table are not offered. */
export function OutputOffers({ outputs, onChange }: Props) {
  const t = useText();
  const join = useList();
  const text = useFactText();
  const origin = useOriginText();
  const [added, setAdded] = useState<{ id: string; name: string } | null>(null);
  // Without the library everything can still be typed, so its failure is not shown.
  const { data } = useLoad(() => fetchFacts('nobody'));
  const offers = (data?.facts ?? []).filter(
    ({ kind, data: { name = '', number = '' } }) =>
      kind === 'output' &&
      !outputs.some((row) => (number !== '' && row.number === number) || (name !== '' && row.title === name)),
  );
  const isFull = outputs.length >= RESULT_LIMITS.rows;
  if ((offers.length === 0 || isFull) && !added) return null;
  const add = ({ data: { output, name = '', number = '' } }: (typeof offers)[number]): void => {
    const row = {
      id: newRowId(),
      kind: OUTPUT_KINDS.find((kind) => kind === output) ?? OUTPUT_KINDS[0],
      number,
      title: name,
    };
    onChange([...outputs, row]);
    setAdded({ id: row.id, name: name || number });
  };
  const undo = (): void => {
    onChange(outputs.filter(({ id }) => id !== added?.id));
    setAdded(null);
  };
  return (
    <div className={styles.offers}>
      {offers.length > 0 && !isFull && (
        <>
          <p>{t('reuse.offer.self.title')}</p>
          <ul>
            {offers.map((fact) => (
              <li key={fact.id}>
                <span>
                  {join(text.words(fact), 'facts')} <small>{origin.long(fact.origin)}</small>
                </span>
                <Button
                  size="small"
                  onClick={() => add(fact)}
                  aria-label={t('reuse.offer.fillNamed.action', {
                    name: join(text.words(fact), 'facts'),
                    target: t('result.detail.outputs.title'),
                  })}
                >
                  {t('reuse.offer.fill.action')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p role="status">
        {added && t('reuse.offer.row.success', { name: added.name })}
        {added && (
          <Button look="text" size="small" icon="undo" onClick={undo}>
            {t('kit.rows.undo.action')}
          </Button>
        )}
      </p>
    </div>
  );
}

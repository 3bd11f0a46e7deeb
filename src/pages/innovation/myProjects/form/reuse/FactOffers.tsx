import type { Section } from '@contract/enums';
import { useLocation } from '@umijs/max';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { ReservedSpace } from '@/components/ReservedSpace';
import { useKeptView } from '@/components/useKeptView';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import type { EditorContext } from '@/pages/innovation/myProjects/parts/editor-context';
import { fetchFacts } from '@/services/fact';
import { FactOfferRow } from './FactOfferRow';
import { type FactOffer, factOffers } from './fact-offers';
import styles from './reuse.module.css';
import { useFillFromFact } from './useFillFromFact';

/** Shown before 显示全部 is pressed. */
const FIRST = 3;

const keyOf = ({ fact, fill: { at } }: FactOffer): string => `${fact.id} ${at}`;

/**
 * Facts that the library has for this section, each with origin and age; one click fills a fact in, another removes it.
 */
export function FactOffers({ context, section }: { context: EditorContext; section: Section }) {
  const t = useText();
  const { fill, busy, fault, done } = useFillFromFact(context);
  const [all, setAll] = useKeptView('offers', false);
  const [pressed, setPressed] = useState('');
  // Without the library everything can still be typed, so its failure is not shown.
  const { data, error } = useLoad(() => fetchFacts('nobody'));
  const { hash } = useLocation();
  const offers = factOffers(context, section, data?.facts ?? []);
  // A field that the address names takes the focus, which nothing hidden can.
  if (!data && !error) return <ReservedSpace loading={hash === ''} />;
  if (offers.length === 0 && !done) return null;
  return (
    <section className={styles.offers} aria-labelledby="offers-title">
      <h2 id="offers-title">{t('reuse.offer.self.title')}</h2>
      <ul className={styles.offerList}>
        {(all ? offers : offers.slice(0, FIRST)).map((offer) => (
          <FactOfferRow
            key={keyOf(offer)}
            offer={offer}
            busy={busy && pressed === keyOf(offer)}
            disabled={busy && pressed !== keyOf(offer)}
            onFill={() => {
              setPressed(keyOf(offer));
              void fill(offer);
            }}
          />
        ))}
      </ul>
      {!all && offers.length > FIRST && (
        <Button look="text" size="small" onClick={() => setAll(true)}>
          {t('reuse.offer.all.action', { n: offers.length })}
        </Button>
      )}
      <p role="status" className={styles.done}>
        {done && t('reuse.offer.done.success', { name: done.name, n: done.n })}
        {done && (
          <Button look="text" size="small" icon="undo" onClick={done.undo}>
            {t('kit.rows.undo.action')}
          </Button>
        )}
      </p>
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </section>
  );
}

import type { Fact } from '@contract/fact';
import { type FactKind, factRule } from '@contract/fact-choices';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { useFactText } from '@/pages/parts/reuse/useFactText';
import { FactDialog } from './FactDialog';
import { FactItem } from './FactItem';
import styles from './facts.module.css';

interface Props {
  kind: FactKind;
  facts: readonly Fact[];
  mayEditUnit: boolean;
  onChanged: () => void;
}

/** The facts of one kind: their use, each fact, and a button to add one. */
export function FactKindBlock({ kind, facts, mayEditUnit, onChanged }: Props) {
  const t = useText();
  const text = useFactText();
  const [isAdding, setAdding] = useState(false);
  const { single, scope } = factRule(kind);
  const isAddable = !(single && facts.length > 0) && (scope === 'person' || mayEditUnit);
  if (facts.length === 0 && !isAddable) return null;
  const name = text.kind(kind);
  const names = facts.map((fact) => text.words(fact)[0]);
  return (
    <section className={styles.kind} aria-labelledby={`facts-${kind}`}>
      <header>
        <h3 id={`facts-${kind}`}>{name}</h3>
        {isAddable && (
          <Button
            look="text"
            size="small"
            icon="plus"
            onClick={() => setAdding(true)}
            aria-label={t('reuse.item.addNamed.action', { name })}
          >
            {t('reuse.item.add.action')}
          </Button>
        )}
      </header>
      <p className={styles.lead}>{t(`reuse.use.${kind}.help`)}</p>
      {facts.length > 0 && (
        <ul className={styles.list}>
          {facts.map((fact, place) => (
            <FactItem
              key={fact.id}
              fact={fact}
              isOnlyOfName={names.filter((other) => other === names[place]).length === 1}
              onChanged={onChanged}
            />
          ))}
        </ul>
      )}
      {isAdding && (
        <FactDialog
          kind={kind}
          onClose={() => setAdding(false)}
          onSaved={() => {
            setAdding(false);
            onChanged();
          }}
        />
      )}
    </section>
  );
}

import { useState } from 'react';
import { ActionBar } from '@/components/ActionBar';
import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { type Change, compareForm, type Proposal } from './compare-form';
import { Difference } from './Difference';
import type { ReadForm } from './form-shape';
import styles from './offline.module.css';
import { takeChanges } from './take-proposals';
import type { useOfflineForm } from './useOfflineForm';

interface Props {
  form: ReadForm;
  draft: Parameters<typeof takeChanges>[0];
  offline: ReturnType<typeof useOfflineForm>;
  onTaken: (n: number, undo: () => void) => void;
  onLeave: () => void;
}

/** Preselected are readable differences in fields that nobody has changed since the download. */
const isSafe = ({ change, isStale }: Proposal): boolean => change !== null && !isStale;

/** All differences between file and draft; each is accepted or not, and nothing changes before confirmation. */
export function Differences({ form, draft, offline, onTaken, onLeave }: Props) {
  const t = useText();
  const { optionsOf, mayWrite, labelOf } = offline;
  // Compared only once, so that exactly the differences on the screen are applied.
  const [{ proposals, foreign }] = useState(() => {
    const all = compareForm(form, draft, optionsOf);
    const own = all.filter(({ path }) => mayWrite(path));
    return { proposals: own, foreign: all.length - own.length };
  });
  const [chosen, setChosen] = useState(() => new Set(proposals.filter(isSafe).map(({ key }) => key)));
  const toggle = (key: string, on: boolean): void => {
    const next = new Set(chosen);
    if (on) next.add(key);
    else next.delete(key);
    setChosen(next);
  };
  const changes = proposals.flatMap(({ key, change }): Change[] =>
    change && chosen.has(key) ? [change] : [],
  );
  return (
    <section className={styles.part} aria-labelledby="offline-differences">
      <h2 id="offline-differences">{t('offline.differ.self.title', { n: proposals.length })}</h2>
      {proposals.length === 0 && <p>{t('offline.differ.none.empty')}</p>}
      {foreign > 0 && <p>{t('offline.differ.foreign.help', { n: foreign })}</p>}
      {proposals.length > 0 && (
        <>
          <ul className={styles.list}>
            {proposals.map((proposal) => (
              <Difference
                key={proposal.key}
                {...{ proposal, labelOf }}
                taken={chosen.has(proposal.key)}
                onTake={(on) => toggle(proposal.key, on)}
              />
            ))}
          </ul>
          <ActionBar
            actions={
              <>
                <Button onClick={onLeave}>{t('offline.differ.leave.action')}</Button>
                <Button
                  look="primary"
                  disabled={changes.length === 0}
                  onClick={() => onTaken(changes.length, takeChanges(draft, changes))}
                >
                  {t('offline.differ.take.action', { n: changes.length })}
                </Button>
              </>
            }
          >
            {t('offline.differ.self.help')}
          </ActionBar>
        </>
      )}
    </section>
  );
}

import type { FieldConflict } from '@contract/draft';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useText } from '@/i18n/useText';
import { focusField } from '@/utils/focus-field';
import { type ConflictActs, ConflictChoice } from './ConflictChoice';
import styles from './ConflictForm.module.css';
import { choiceId, FieldConflicts } from './FieldConflicts';

interface Props extends ConflictActs {
  conflicts: readonly FieldConflict[];
  /** The way to a field that is not on the page now, such as one in a closed drawer; null where there is none. */
  revealOf?: (path: string) => (() => void) | null;
  children: ReactNode;
}

const none = (): null => null;
/** As nearly always: one and the same, so that no field is drawn again for it. */
const NO_CHOICES = {};

/** Ids of the fields that are on the page with their choice. */
function usePlaces() {
  const [places, setPlaces] = useState<ReadonlySet<string>>(new Set());
  const arrive = useCallback((id: string) => {
    setPlaces((known) => new Set(known).add(id));
    return () => setPlaces((known) => new Set([...known].filter((other) => other !== id)));
  }, []);
  return { places, arrive };
}

/** A form whose fields two hands may have changed: each shows the choice at its place, and the top leads to them. */
export function ConflictForm({ conflicts, revealOf = none, children, ...acts }: Props) {
  const t = useText();
  const { places, arrive } = usePlaces();
  const asked = Object.fromEntries(
    conflicts.map((conflict) => [
      conflict.path,
      (named: boolean) => <ConflictChoice key={conflict.path} conflict={conflict} named={named} {...acts} />,
    ]),
  );
  const choices = conflicts.length > 0 ? asked : NO_CHOICES;
  const told = useMemo(() => ({ choices, arrive }), [choices, arrive]);
  const wayTo = (path: string): (() => void) | null =>
    places.has(path) ? () => void focusField(choiceId(path)) : revealOf(path);
  const lines = conflicts.map((conflict) => ({ conflict, go: wayTo(conflict.path) }));
  return (
    <FieldConflicts value={told}>
      {conflicts.length > 0 && (
        <section id="conflicts" tabIndex={-1} className={styles.summary} aria-labelledby="conflicts-title">
          <h2 id="conflicts-title">{t('draft.conflict.self.title')}</h2>
          <p>{t('draft.conflict.lead.help', { n: conflicts.length })}</p>
          <ul>
            {lines.map(({ conflict, go }) => (
              <li key={conflict.path}>
                {go ? (
                  <a
                    href={`#${choiceId(conflict.path)}`}
                    onClick={(event) => {
                      event.preventDefault();
                      go();
                    }}
                  >
                    {acts.labelOf(conflict.path)}
                  </a>
                ) : (
                  // Its row was taken out, or another answer hides it: the choice is still there to be made.
                  <ConflictChoice conflict={conflict} named alone {...acts} />
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {children}
    </FieldConflicts>
  );
}

import type { FieldConflict } from '@contract/draft';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useText } from '@/i18n/useText';
import { focusField } from '@/utils/focus-field';
import { type ConflictActs, ConflictChoice } from './ConflictChoice';
import styles from './ConflictForm.module.css';
import { choiceId, FieldConflicts } from './FieldConflicts';

interface Props extends ConflictActs {
  conflicts: readonly FieldConflict[];
  /**
   * Reveals a field that is not on the page now, such as one in a closed drawer; null for a field that cannot be
   * revealed.
   */
  revealOf?: (path: string) => (() => void) | null;
  children: ReactNode;
}

const none = (): null => null;
/** One constant object for the usual case without conflicts, so that no field renders again for it. */
const NO_CHOICES = {};

/** Ids of the fields that show their choice on the page. */
function usePlaces() {
  const [places, setPlaces] = useState<ReadonlySet<string>>(new Set());
  const arrive = useCallback((id: string) => {
    setPlaces((known) => new Set(known).add(id));
    return () => setPlaces((known) => new Set([...known].filter((other) => other !== id)));
  }, []);
  return { places, arrive };
}

/**
 * A form in which fields may have conflicting changes: each shows its choice at the field, and a list at the top links
 * to them.
 */
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
                  // The field's row was removed, or another answer hides the field: the choice is offered here instead.
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

import type { FieldConflict } from '@contract/draft';
import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { focusField } from '@/utils/focus-field';
import styles from './ConflictChoice.module.css';
import { choiceId, leadId } from './FieldConflicts';

export interface ConflictActs {
  labelOf: (path: string) => string;
  /** A value as a reader reads it; null for nothing. */
  textOf: (path: string, value: FieldConflict['mine']) => string | null;
  onTake: (path: string, side: 'mine' | 'theirs') => void;
  onHistory?: (path: string) => void;
}

interface Props extends ConflictActs {
  conflict: FieldConflict;
  /** The field's name stands in sight. */
  named?: boolean;
  /** Away from the field: what is written here stands along. */
  alone?: boolean;
}

/** One field that two hands changed: the other value under one's own, and a choice. Nothing is lost either way. */
export function ConflictChoice({ conflict, named = false, alone = false, ...acts }: Props) {
  const { labelOf, textOf, onTake, onHistory } = acts;
  const t = useText();
  const time = useTimeText();
  const { path, mine, theirs, by, at } = conflict;
  const label = labelOf(path);
  const shown = (value: FieldConflict['mine']): string => textOf(path, value) ?? t('kit.answers.empty.label');
  const take = (side: 'mine' | 'theirs'): void => {
    onTake(path, side);
    // The choice goes, and the focus with it: the field is where one goes on.
    requestAnimationFrame(() => focusField(path));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset inside another field's would be a second question
    <div
      role="group"
      id={choiceId(path)}
      tabIndex={-1}
      className={styles.choice}
      aria-labelledby={`${leadId(path)} ${choiceId(path)}-label`}
    >
      <p className={styles.lead}>
        <b id={leadId(path)}>{t('draft.conflict.self.title')}</b>
        <span id={`${choiceId(path)}-label`} className={named ? undefined : 'vh'}>
          {label}
        </span>
      </p>
      <dl className={styles.sides}>
        {alone && (
          <>
            <dt>{t('draft.conflict.mine.label')}</dt>
            <dd>{shown(mine)}</dd>
          </>
        )}
        <dt>{t('draft.conflict.theirs.label', { by, at: time.dateTime(at) })}</dt>
        <dd>{shown(theirs)}</dd>
      </dl>
      <div className={styles.acts}>
        <Button
          size="small"
          onClick={() => take('mine')}
          aria-label={t('draft.conflict.keepNamed.action', { label })}
        >
          {t('draft.conflict.keep.action')}
        </Button>
        <Button
          size="small"
          onClick={() => take('theirs')}
          aria-label={t('draft.conflict.takeNamed.action', { label })}
        >
          {t('draft.conflict.take.action')}
        </Button>
        {onHistory && (
          <Button look="text" size="small" onClick={() => onHistory(path)}>
            {t('draft.history.open.action')}
          </Button>
        )}
      </div>
    </div>
  );
}

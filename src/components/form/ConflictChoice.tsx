import type { FieldConflict } from '@contract/draft';
import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { focusField } from '@/utils/focus-field';
import { scrollStop } from '@/utils/scroll-stop';
import styles from './ConflictChoice.module.css';
import { choiceId, leadId } from './FieldConflicts';

export interface ConflictActs {
  labelOf: (path: string) => string;
  /** A value formatted for a reader; null for an empty one. */
  textOf: (path: string, value: FieldConflict['mine']) => string | null;
  onTake: (path: string, side: 'mine' | 'theirs') => void;
  onHistory?: (path: string) => void;
}

interface Props extends ConflictActs {
  conflict: FieldConflict;
  /** The name of the field is shown. */
  named?: boolean;
  /** Shown away from the field, so that the reader's own value is shown too. */
  alone?: boolean;
}

/**
 * One field that two people or devices changed: the other value below one's own, with a choice. Neither value is lost:
 * both are in the history.
 */
export function ConflictChoice({ conflict, named = false, alone = false, ...acts }: Props) {
  const { labelOf, textOf, onTake, onHistory } = acts;
  const t = useText();
  const time = useTimeText();
  const { path, mine, theirs, by, at } = conflict;
  const label = labelOf(path);
  const shown = (value: FieldConflict['mine']): string => textOf(path, value) ?? t('kit.answers.empty.label');
  const take = (side: 'mine' | 'theirs'): void => {
    onTake(path, side);
    // The choice and the focused button disappear, so the focus moves to the field.
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
            <dd ref={scrollStop}>{shown(mine)}</dd>
          </>
        )}
        <dt>{t('draft.conflict.theirs.label', { by, at: time.dateTime(at) })}</dt>
        <dd ref={scrollStop}>{shown(theirs)}</dd>
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

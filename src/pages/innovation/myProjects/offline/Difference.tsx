import { DRAFT_TEXT_MAX } from '@contract/limits';
import { patternOf } from '@contract/rules/field-labels';
import { CheckField } from '@/components/form/CheckField';
import { FieldError } from '@/components/form/FieldError';
import { useText } from '@/i18n/useText';
import { scrollStop } from '@/utils/scroll-stop';
import type { Proposal } from './compare-form';
import styles from './offline.module.css';

interface Props {
  proposal: Proposal;
  labelOf: (path: string) => string;
  taken: boolean;
  onTake: (taken: boolean) => void;
}

/** One differing field, or one added or removed row: current value, file's value, and a checkbox to accept it. */
export function Difference({ proposal, labelOf, taken, onTake }: Props) {
  const t = useText();
  const { key, path, row, now, file, isStale, unread, change } = proposal;
  const isCell = patternOf(path) !== path;
  const list = isCell ? path.split('.').slice(0, 2).join('.') : path;
  const inRow = row === null ? labelOf(list) : t('offline.differ.row.label', { list: labelOf(list), n: row });
  const label = (): string => {
    if (isCell) return `${inRow} · ${labelOf(path)}`;
    if (change?.kind === 'removeRow') return t('offline.differ.removed.label', { row: inRow });
    return key.includes('+') ? t('offline.differ.added.label', { list: inRow }) : inRow;
  };
  return (
    <li className={styles.difference}>
      <CheckField
        id={`take-${key}`}
        label={<b>{label()}</b>}
        value={taken}
        onChange={(on) => onTake(on === true)}
        readOnly={change === null}
      />
      <dl className={styles.sides}>
        <div>
          <dt>{t('offline.differ.now.label')}</dt>
          <dd ref={scrollStop}>{now || t('offline.differ.nothing.label')}</dd>
        </div>
        <div>
          <dt>{t('offline.differ.file.label')}</dt>
          <dd ref={scrollStop}>{file || t('offline.differ.nothing.label')}</dd>
        </div>
      </dl>
      {isStale && change && <p className={styles.stale}>{t('offline.differ.stale.label')}</p>}
      {unread.length > 0 && (
        <FieldError>
          {t(file.length > DRAFT_TEXT_MAX ? 'offline.differ.long.failure' : 'offline.differ.unread.failure', {
            n: DRAFT_TEXT_MAX,
            fields: unread.map(labelOf).join('、'),
          })}
        </FieldError>
      )}
    </li>
  );
}

import type { Calls } from '@contract/endpoints';
import { isEditingAct } from '@contract/rules/audit-changes';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import styles from './AuditSentence.module.css';
import { fieldName } from './changed-fields';

type Row = Calls['GET /prod-api/monitor/audit/list']['reply']['list'][number];

const TIME = /^\d{4}-\d{2}-\d{2}T/;

/** The fields that an action changed, each with its old and new value. */
export function ChangedFields({ action, changes }: Pick<Row, 'action' | 'changes'>) {
  const t = useText();
  const time = useTimeText();
  const nameOf = (field: string): string => {
    const name = isEditingAct(action) ? fieldName(action, field) : undefined;
    return name ? t(name) : field;
  };
  const shown = (value: string | null): string => {
    if (value === null) return t('kit.answers.empty.label');
    if (value === 'true' || value === 'false')
      return t(value === 'true' ? 'admin.moved.on.label' : 'admin.moved.off.label');
    return TIME.test(value) ? time.dateTime(value) : value;
  };
  if (changes.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          {t('admin.audit.change.label', { field: nameOf(field), from: shown(from), to: shown(to) })}
        </li>
      ))}
    </ul>
  );
}

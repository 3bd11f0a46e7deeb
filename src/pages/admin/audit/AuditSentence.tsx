import type { Calls } from '@contract/endpoints';
import { AUDIT_AREA_WORDS, auditWord } from '@contract/rules/audit-words';
import { KeptDetails } from '@/components/KeptDetails';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import styles from './AuditSentence.module.css';
import { ChangedFields } from './ChangedFields';

type Row = Calls['GET /prod-api/monitor/audit/list']['reply']['list'][number];
type Area = keyof typeof AUDIT_AREA_WORDS.texts;

/** Target types whose name differs from the area of their actions. */
const AREA_OF: Readonly<Record<string, Area>> = {
  application: 'apply',
  department: 'school',
  achievement: 'achi',
  learning_space: 'learning',
  learning_request: 'learning',
  receipt_check: 'receipt',
  school_apply: 'school',
};
/** Target of actions that concern no particular record. */
const PLATFORM = 'platform';
const isArea = (kind: string): kind is Area => kind in AUDIT_AREA_WORDS.texts;

/** Who did what to which record, as a sentence; the raw audit row can be unfolded below it. */
export function AuditSentence({ row }: { row: Row }) {
  const t = useText();
  const say = useWords();
  const { login, name, action, target, ip, traceId, detail } = row;
  // Without an IP address it was a job of the service, otherwise a visitor who was not signed in.
  const nobody = ip ? t('admin.audit.visitor.label') : t('admin.audit.system.label');
  const who = login ? `${name}（${login}）` : nobody;
  const word = auditWord(action);
  const [kind = '', ...key] = target.split(':');
  const area = AREA_OF[kind] ?? kind;
  const whole = target === PLATFORM ? t('admin.audit.platform.label') : target;
  // An action on a whole list has no record number to show.
  const number = key.join(':') === 'list' ? '' : ` ${key.join(':')}`;
  const what = isArea(area) ? `${say(AUDIT_AREA_WORDS.word(area))}${number}` : whole;
  const record: [label: string, value: string][] = [
    [t('admin.audit.action.column'), action],
    [t('admin.audit.target.column'), target],
    [t('admin.audit.ip.column'), ip],
    [t('admin.audit.trace.column'), traceId],
    [t('admin.audit.detail.column'), detail === '{}' ? '' : detail],
  ];
  return (
    <div>
      <p>{t('admin.audit.sentence.label', { who, act: word ? say(word) : action, what })}</p>
      <ChangedFields action={action} changes={row.changes} />
      <KeptDetails keptAs={`record ${row.id}`} className={styles.record}>
        <summary>{t('admin.audit.record.label')}</summary>
        <dl>
          {record
            .filter(([, value]) => value)
            .map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <code>{value}</code>
                </dd>
              </div>
            ))}
        </dl>
      </KeptDetails>
    </div>
  );
}

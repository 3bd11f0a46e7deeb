import type { ProjectChange, ProjectChanges } from '@contract/project-change';
import { CHANGE_TEXT_MAX } from '@contract/project-change-choices';
import { changeWord } from '@contract/rules/project-change';
import { FAULT_WORDS } from '@contract/rules/text-faults';
import { textLength } from '@contract/rules/text-length';
import { asWritten } from '@contract/word';
import { Dialog } from '@/components/Dialog';
import { FirstFocus } from '@/components/FirstFocus';
import { FieldError } from '@/components/form/FieldError';
import { TextAreaField } from '@/components/form/TextAreaField';
import { useFieldForm } from '@/hooks/useFieldForm';
import { statusOf } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { useWords } from '@/i18n/useWords';
import { auditChange, decideChange } from '@/services/project-change';
import styles from './changes.module.css';

export type OpinionAct = 'pass' | 'return' | 'approve' | 'decline';
/** These hurt the leader: why is asked for. */
const HARD: readonly OpinionAct[] = ['return', 'decline'];

interface Props {
  /** The application. */
  id: number;
  change: ProjectChange;
  act: OpinionAct;
  onDone: (changes: ProjectChanges) => void;
  /** Somebody else was first. */
  onStale: () => void;
  onClose: () => void;
}

/** What the unit or the office says of a request, with the act itself. */
export function OpinionDialog({ id, change, act, onDone, onStale, onClose }: Props) {
  const t = useText();
  const say = useWords();
  const time = useTimeText();
  const { milestone, due, until, version } = change;
  const hard = HARD.includes(act);
  const label = t('change.opinion.text.label');
  const fault = (opinion: string | null): string | null => {
    const n = textLength(opinion);
    if (n > CHANGE_TEXT_MAX)
      return say(FAULT_WORDS.word('long', { label: asWritten(label), max: CHANGE_TEXT_MAX, n }));
    return hard && !opinion?.trim() ? t('change.ask.gap.required') : null;
  };
  const send = (opinion: string | null) => {
    const place = { id, changeId: change.id };
    return act === 'pass' || act === 'return'
      ? auditChange(place, { version, pass: act === 'pass', opinion })
      : decideChange(place, { version, approve: act === 'approve', opinion });
  };
  const form = useFieldForm<{ opinion: string | null }>({
    form: `change-${change.id}-${act}`,
    initial: { opinion: null },
    check: ({ opinion }) => {
      const found = fault(opinion);
      return found ? { opinion: found } : {};
    },
    send: async ({ opinion }) => {
      try {
        onDone(await send(opinion));
        onClose();
      } catch (error) {
        if (statusOf(error) === 409) onStale();
        throw error;
      }
    },
  });
  const days = { due: time.date(due), until: time.date(until) };
  return (
    <Dialog
      open
      centered
      width={520}
      title={t(`change.act.${act}.action`)}
      okText={t(`change.act.${act}.action`)}
      cancelText={t('kit.confirm.cancel.action')}
      okButtonProps={{ loading: form.busy, danger: hard }}
      onOk={() => void form.submit()}
      onCancel={onClose}
      mask={{ closable: false }}
    >
      <FirstFocus />
      <div className={styles.form}>
        <p>{t('change.opinion.days.help', { what: say(changeWord(milestone)), ...days })}</p>
        {act === 'approve' && <p className={styles.quiet}>{t('change.opinion.approve.help')}</p>}
        <TextAreaField {...form.at('opinion')} label={label} required={hard} rows={3} max={CHANGE_TEXT_MAX} />
        {form.refusal && (
          <div role="alert">
            <FieldError>{form.refusal}</FieldError>
          </div>
        )}
      </div>
    </Dialog>
  );
}

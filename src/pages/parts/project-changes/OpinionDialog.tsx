import type { ProjectChange, ProjectChanges } from '@contract/project-change';
import { CHANGE_TEXT_MAX } from '@contract/project-change-choices';
import { changeWord } from '@contract/rules/project-change';
import { TextAreaField } from '@/components/form/TextAreaField';
import { useFieldForm } from '@/hooks/useFieldForm';
import { useTextFault } from '@/hooks/useTextFault';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { useWords } from '@/i18n/useWords';
import { ActDialog } from '@/pages/parts/ActDialog';
import { answerChange, auditChange, decideChange } from '@/services/project-change';
import styles from './changes.module.css';
import { hasMovedOn } from './moved-on';

export type OpinionAct = 'agree' | 'refuse' | 'pass' | 'return' | 'approve' | 'decline';
/** Actions to the disadvantage of the person who requested the change; they require a reason. */
const HARD: readonly OpinionAct[] = ['refuse', 'return', 'decline'];

interface Props {
  /** Id of the application. */
  id: number;
  change: ProjectChange;
  act: OpinionAct;
  onDone: (changes: ProjectChanges) => void;
  /** Called when the request has moved on, to load it and its possible actions again. */
  onStale: () => void;
  onClose: () => void;
}

/**
 * The answer of the successor, the unit or the office to a request, sent together with the action while it is still
 * possible.
 */
export function OpinionDialog({ id, change, act, onDone, onStale, onClose }: Props) {
  const t = useText();
  const say = useWords();
  const time = useTimeText();
  const { due, until, leader, version } = change;
  const hard = HARD.includes(act);
  const label = t('change.opinion.text.label');
  const faultOf = useTextFault();
  const send = (opinion: string | null) => {
    const place = { id, changeId: change.id };
    if (act === 'agree' || act === 'refuse')
      return answerChange(place, { version, agree: act === 'agree', opinion });
    return act === 'pass' || act === 'return'
      ? auditChange(place, { version, pass: act === 'pass', opinion })
      : decideChange(place, { version, approve: act === 'approve', opinion });
  };
  const form = useFieldForm<{ opinion: string | null }>({
    form: `change-${change.id}-${act}`,
    initial: { opinion: null },
    check: ({ opinion }) => {
      const found = faultOf(label, opinion, { max: CHANGE_TEXT_MAX }, hard);
      return found ? { opinion: found } : {};
    },
    send: async ({ opinion }) => {
      try {
        onDone(await send(opinion));
        onClose();
      } catch (error) {
        if (hasMovedOn(error)) onStale();
        throw error;
      }
    },
  });
  const what = say(changeWord(change));
  return (
    <ActDialog
      title={t(`change.act.${act}.action`)}
      width={520}
      danger={hard}
      isOffered={change.acts.includes(act)}
      form={form}
      words={[{ label, text: form.values.opinion ?? '' }]}
      onClose={onClose}
    >
      {due && until && (
        <p>{t('change.opinion.days.help', { what, due: time.date(due), until: time.date(until) })}</p>
      )}
      {leader && <p>{t('change.opinion.leader.help', { what, ...leader })}</p>}
      {act === 'agree' && <p className={styles.quiet}>{t('change.opinion.agree.help')}</p>}
      {act === 'approve' && (
        <p className={styles.quiet}>
          {t(leader ? 'change.opinion.handOver.help' : 'change.opinion.approve.help')}
        </p>
      )}
      <TextAreaField {...form.at('opinion')} label={label} required={hard} rows={3} max={CHANGE_TEXT_MAX} />
    </ActDialog>
  );
}

import { STOP_REASON_MAX } from '@contract/limits';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { DialogActions } from '@/components/DialogActions';
import { useConfirm } from '@/components/useConfirm';
import { useText } from '@/i18n/useText';
import { standingRecord } from './acts/failure';
import { type Act, useAct } from './acts/useAct';
import { ReasonForm, type ReasonQuestion } from './ReasonForm';

interface Props<Values extends { reason?: string }> {
  /** Whom or what the decision is about. */
  name: string;
  onDecide: (agree: boolean, reason: string | null, values?: Values) => Promise<unknown>;
  onDone: () => void;
  /**
   * Called when somebody else has changed the case; gets its current state if the refusal contains it. A typed reason
   * is kept while the case is still waiting.
   */
  onStale: (standing: unknown) => void;
  /** True at the foot of a case that has been read, false in a row of a list. */
  prominent?: boolean;
  /** Whether the case can be approved in its current state. */
  agreeable?: boolean;
  /** Changes the dialog for refusals: extra fields, whether the reason is optional, and its label. */
  refusal?: Pick<ReasonQuestion, 'extra' | 'optional' | 'label'>;
}

const IN_ROW = { look: 'text', size: 'small' } as const;

/** Agree, or refuse with the reason that the person will read. */
export function CaseActs<Values extends { reason?: string } = { reason?: string }>({
  name,
  onDecide,
  onDone,
  onStale,
  prominent = false,
  agreeable = true,
  refusal,
}: Props<Values>) {
  const t = useText();
  const actInRow = useAct();
  const confirm = useConfirm();
  const [asking, setAsking] = useState(false);
  const decide = async (act: Act, agree: boolean, reason: string | null, values?: Values) => {
    const success = t(agree ? 'admin.case.agreed.success' : 'admin.case.refused.success');
    const done = await act({
      run: () => onDecide(agree, reason, values),
      success,
      onStale: (refusal) => (agree ? onDone() : onStale(standingRecord(refusal))),
    });
    if (done) onDone();
    return done;
  };
  const agree = async () => {
    const okText = t('admin.case.agree.action');
    if (await confirm({ title: t('admin.case.agree.confirm', { name }), okText }))
      await decide(actInRow, true, null);
  };
  const agreeing = agreeable && (
    <Button {...(prominent ? { look: 'primary' } : IN_ROW)} onClick={() => void agree()}>
      {t('admin.case.agree.action')}
    </Button>
  );
  const refusing = (
    <Button {...(prominent ? { look: 'danger' } : IN_ROW)} onClick={() => setAsking(true)}>
      {t('admin.case.refuse.action')}
    </Button>
  );
  return (
    <>
      {prominent ? (
        <DialogActions>
          {refusing}
          {agreeing}
        </DialogActions>
      ) : (
        // In a row the two buttons follow the order of the row's other buttons.
        <>
          {agreeing}
          {refusing}
        </>
      )}
      <ReasonForm<Values>
        question={
          asking
            ? {
                title: t('admin.case.refuse.title', { name }),
                okText: t('admin.case.refuse.action'),
                danger: true,
                limit: { max: STOP_REASON_MAX },
                ...refusal,
              }
            : null
        }
        onClose={() => setAsking(false)}
        onReason={(values, act) => decide(act, false, values.reason ?? '', values)}
      />
    </>
  );
}

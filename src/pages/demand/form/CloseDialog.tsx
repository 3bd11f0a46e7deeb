import { DEMAND_LIMITS } from '@contract/demand-choices';
import type { OwnDemand } from '@contract/demand-posting';
import { DEMAND_ENDING_WORDS, needsWords, OWN_ENDINGS, type OwnEnding } from '@contract/rules/demand-ending';
import { textLength } from '@contract/rules/text-length';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { DialogActions } from '@/components/DialogActions';
import { RadioCards } from '@/components/form/RadioCards';
import { TextAreaField } from '@/components/form/TextAreaField';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { focusField } from '@/utils/focus-field';
import styles from './CloseDialog.module.css';

interface Props {
  demand: Pick<OwnDemand, 'waiting' | 'talking' | 'actions'>;
  busy: boolean;
  /** What the service said when it refused. */
  fault: string | null;
  /** Answers whether it was closed. */
  onSend: (ending: OwnEnding, reason: string) => Promise<boolean>;
  onCancel: () => void;
}

const { min, max } = DEMAND_LIMITS.reason;

/** 关闭需求: why, as those who talk about it will read it, and what ends with it. */
export function CloseDialog({ demand, busy, fault, onSend, onCancel }: Props) {
  const t = useText();
  const say = useWords();
  const [ending, setEnding] = useState<OwnEnding | null>(null);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { waiting, talking, actions } = demand;
  const n = textLength(reason);
  const mustSay = ending !== null && needsWords(ending);
  const isWrong = (n > 0 || mustSay) && (n < min || n > max);
  const send = async (): Promise<void> => {
    setTried(true);
    if (!ending || isWrong) focusField(ending ? 'ending-words' : 'ending');
    else if (await onSend(ending, reason.trim())) onCancel();
  };
  return (
    <Dialog open title={t('demand.close.self.title')} footer={null} onCancel={onCancel} centered>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p>{t('demand.close.after.label')}</p>
        {waiting + talking > 0 && <p>{t('demand.close.threads.label', { n: waiting + talking, waiting })}</p>}
        {actions.includes('solve') && <p>{t('demand.close.solved.label')}</p>}
        <RadioCards
          id="ending"
          label={t('demand.close.ending.label')}
          required
          fixed
          error={isTried && !ending ? t('demand.close.ending.invalid') : null}
          value={ending}
          options={OWN_ENDINGS.map((value) => ({ value, label: say(DEMAND_ENDING_WORDS.word(value)) }))}
          onChange={(value) => setEnding(OWN_ENDINGS.find((one) => one === value) ?? null)}
        />
        <TextAreaField
          id="ending-words"
          label={t('demand.close.words.label')}
          help={t('demand.close.words.help')}
          required={mustSay}
          rows={2}
          max={max}
          error={isTried && isWrong ? t('demand.reply.length.invalid', { min, max, n }) : null}
          value={reason || null}
          onChange={(value) => setReason(value ?? '')}
        />
        {fault && (
          <p className={styles.fault} role="alert">
            {fault}
          </p>
        )}
        <DialogActions>
          <Button onClick={onCancel}>{t('kit.confirm.cancel.action')}</Button>
          <Button type="submit" look="danger" busy={busy}>
            {t('demand.move.close.action')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

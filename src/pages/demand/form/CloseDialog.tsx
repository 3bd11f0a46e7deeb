import { DEMAND_LIMITS, OWN_ENDINGS, type OwnEnding } from '@contract/demand-choices';
import type { OwnDemand } from '@contract/demand-posting';
import { DEMAND_ENDING_WORDS, needsWords } from '@contract/rules/demand-ending';
import { textLength } from '@contract/rules/text-length';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { DialogActions } from '@/components/DialogActions';
import { RadioCards } from '@/components/form/RadioCards';
import { TextAreaField } from '@/components/form/TextAreaField';
import { useLeftWords } from '@/components/form/useLeftWords';
import { useFieldForm } from '@/hooks/useFieldForm';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import styles from './CloseDialog.module.css';

interface Values {
  ending: string | null;
  words: string | null;
}

interface Props {
  demand: Pick<OwnDemand, 'id' | 'waiting' | 'talking' | 'actions'>;
  busy: boolean;
  /** What the service said when it refused. */
  fault: string | null;
  /** Resolves to whether the demand was closed. */
  onSend: (ending: OwnEnding, reason: string) => Promise<boolean>;
  onCancel: () => void;
}

const { min, max } = DEMAND_LIMITS.reason;

/**
 * 关闭需求: asks for a reason, which participants in conversations will read, and says what ends with it. Closing the
 * dialog keeps the typed text.
 */
export function CloseDialog({ demand, busy, fault, onSend, onCancel }: Props) {
  const t = useText();
  const say = useWords();
  const { id, waiting, talking, actions } = demand;
  const mustSay = (ending: string | null): boolean =>
    OWN_ENDINGS.some((one) => one === ending && needsWords(one));
  const form = useFieldForm<Values>({
    form: `close-${id}`,
    initial: { ending: null, words: null },
    check: ({ ending, words }) => {
      const n = textLength(words);
      const isWrong = (n > 0 || mustSay(ending)) && (n < min || n > max);
      return {
        ...(!ending && { ending: t('demand.close.ending.invalid') }),
        ...(isWrong && { words: t('demand.reply.length.invalid', { min, max, n }) }),
      };
    },
    send: async ({ ending, words }) => {
      const chosen = OWN_ENDINGS.find((one) => one === ending);
      const done = chosen !== undefined && (await onSend(chosen, words?.trim() ?? ''));
      if (done) onCancel();
      return done;
    },
  });
  const title = t('demand.close.self.title');
  const letGo = useLeftWords({
    title,
    words: () => (busy ? [] : [{ label: t('demand.close.words.label'), text: form.values.words ?? '' }]),
    refusal: () => fault,
  });
  const cancel = (): void => {
    letGo();
    onCancel();
  };
  return (
    <Dialog open title={title} footer={null} onCancel={cancel} centered>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <p>{t('demand.close.after.label')}</p>
        {waiting + talking > 0 && <p>{t('demand.close.threads.label', { n: waiting + talking, waiting })}</p>}
        {actions.includes('solve') && <p>{t('demand.close.solved.label')}</p>}
        <RadioCards
          {...form.at('ending')}
          label={t('demand.close.ending.label')}
          required
          fixed
          options={OWN_ENDINGS.map((value) => ({ value, label: say(DEMAND_ENDING_WORDS.word(value)) }))}
        />
        <TextAreaField
          {...form.at('words')}
          label={t('demand.close.words.label')}
          help={t('demand.close.words.help')}
          required={mustSay(form.values.ending)}
          rows={2}
          min={min}
          max={max}
        />
        {fault && (
          <p className={styles.fault} role="alert">
            {fault}
          </p>
        )}
        <DialogActions>
          <Button onClick={cancel}>{t('kit.confirm.cancel.action')}</Button>
          {actions.includes('close') && (
            <Button type="submit" look="danger" busy={busy}>
              {t('demand.move.close.action')}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}

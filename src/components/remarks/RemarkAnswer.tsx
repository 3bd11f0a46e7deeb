import { REMARK_TEXT_MAX } from '@contract/limits';
import type { Remark } from '@contract/remark';
import { FAULT_WORDS, textLength } from '@contract/rules/text-faults';
import { asWritten } from '@contract/word';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { TextAreaField } from '@/components/form/TextAreaField';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import styles from './RemarkAnswer.module.css';

interface Props {
  remark: Remark;
  /** Stores the answer; resolves to the sentence that says why it could not, or to null. */
  onAnswer: (text: string) => Promise<string | null>;
}

/** The applicant says what was done about a remark. The words can be mended until the form is filed again. */
export function RemarkAnswer({ remark, onAnswer }: Props) {
  const t = useText();
  const say = useWords();
  const [text, setText] = useState(remark.answer);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    const n = textLength(text);
    const label = asWritten(t('life.remark.answer.label'));
    const tooLong = n > REMARK_TEXT_MAX && say(FAULT_WORDS.word('long', { label, max: REMARK_TEXT_MAX, n }));
    if (!text?.trim() || tooLong) {
      setFailure(tooLong || t('life.remark.answer.required'));
      return;
    }
    setBusy(true);
    setFailure(await onAnswer(text));
    setBusy(false);
  };
  return (
    <div className={styles.answer}>
      <TextAreaField
        id={`remark-${remark.id}-answer`}
        label={t('life.remark.answer.title')}
        required
        rows={2}
        max={REMARK_TEXT_MAX}
        value={text}
        error={failure}
        onChange={(next) => {
          setText(next);
          setFailure(null);
        }}
      />
      <Button onClick={() => void save()} busy={busy}>
        {t(remark.answer === null ? 'life.remark.answer.action' : 'life.remark.answerAgain.action')}
      </Button>
    </div>
  );
}

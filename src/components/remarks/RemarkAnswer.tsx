import { REMARK_TEXT_MAX } from '@contract/limits';
import { Button } from '@/components/Button';
import { TextAreaField } from '@/components/form/TextAreaField';
import { useText } from '@/i18n/useText';
import styles from './RemarkAnswer.module.css';

interface Props {
  id: string;
  value: string | null;
  error: string | null;
  onChange: (text: string | null) => void;
  busy: boolean;
  /** There is an answer already: this one takes its place. */
  answered: boolean;
  onSave: () => void;
}

/** The applicant says what was done about a remark. The answer can be edited until the form is submitted again. */
export function RemarkAnswer({ busy, answered, onSave, ...field }: Props) {
  const t = useText();
  return (
    <div className={styles.answer}>
      <TextAreaField
        {...field}
        label={t('life.remark.answer.title')}
        required
        rows={2}
        max={REMARK_TEXT_MAX}
      />
      <Button onClick={onSave} busy={busy}>
        {t(answered ? 'life.remark.answerAgain.action' : 'life.remark.answer.action')}
      </Button>
    </div>
  );
}

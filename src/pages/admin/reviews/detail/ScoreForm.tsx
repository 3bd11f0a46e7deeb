import { ProForm, ProFormDigit, ProFormTextArea } from '@ant-design/pro-components';
import type { ReviewSheet } from '@contract/review';
import {
  REVIEW_DIMENSIONS,
  REVIEW_REASON_MAX,
  REVIEW_REASON_MIN,
  type ReviewScores,
  scoreFaults,
  totalScore,
} from '@contract/rules/review-score';
import { useDebounceFn } from 'ahooks';
import { Form } from 'antd';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { useConfirm } from '@/components/useConfirm';
import { useTimeText } from '@/components/useTimeText';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { failureText } from '@/pages/admin/parts/failure';
import { useAct } from '@/pages/admin/parts/useAct';
import { updateScores } from '@/services/review';
import styles from './index.module.css';

interface Props {
  sheet: ReviewSheet;
  onSheet: (sheet: ReviewSheet) => void;
}
interface Value {
  scores: ReviewScores;
  comment?: string;
}

/** After the last key; each save writes the whole sheet, so there is no hurry. */
const AUTOSAVE_MS = 2000;

/** What was typed, with an entry for each dimension: an untouched field counts as empty. */
const complete = (scores: ReviewScores = {}): ReviewScores =>
  Object.fromEntries(
    REVIEW_DIMENSIONS.map(({ key }) => [
      key,
      { score: scores[key]?.score ?? null, reason: scores[key]?.reason ?? '' },
    ]),
  );

/** Four dimensions, each with its reasons. Saved as often as one likes, handed in once. */
export function ScoreForm({ sheet, onSheet }: Props) {
  const t = useText();
  const say = useWords();
  const time = useTimeText();
  const act = useAct();
  const confirm = useConfirm();
  const [form] = Form.useForm<Value>();
  const { id, version, status, open } = sheet;
  const readOnly = status !== 'declared' || !open;

  const [saved, setSaved] = useState('');
  const written = () => {
    const { scores, comment } = form.getFieldsValue();
    return { scores: complete(scores) as never, comment: comment?.trim() ?? '' };
  };
  // What is typed reaches the service by itself; the button is for those who want to see it happen.
  const autosave = useDebounceFn(
    async () => {
      setSaved(t('desk.review.saving.label'));
      try {
        onSheet(await updateScores(id, { ...written(), submit: false, version }));
        setSaved(t('desk.review.savedAt.label', { time: time.clock(new Date()) }));
      } catch (error) {
        setSaved(t('desk.review.notSaved.failure', { reason: failureText(t, error) }));
      }
    },
    { wait: AUTOSAVE_MS },
  );

  const send = async (submit: boolean): Promise<void> => {
    autosave.cancel();
    const { scores, comment } = written();
    form.setFields(
      REVIEW_DIMENSIONS.flatMap(({ key }) =>
        (['score', 'reason'] as const).map((part) => ({ name: ['scores', key, part], errors: [] })),
      ) as never,
    );
    const problems = submit ? scoreFaults(scores) : [];
    if (problems.length > 0) {
      const named = problems.map(({ field, part, word }) => ({
        name: ['scores', field, part] as never,
        errors: [say(word)],
      }));
      form.setFields(named);
      form.scrollToField(named[0]?.name, { block: 'center', focus: true });
      return;
    }
    const question = { title: t('desk.review.submit.confirm'), okText: t('desk.review.submit.action') };
    if (submit && !(await confirm(question))) return;
    const body = { scores, comment, submit, version };
    await act({
      run: async () => onSheet(await updateScores(id, body)),
      success: t(submit ? 'desk.review.submitted.success' : 'desk.form.saved.success'),
      form,
    });
  };

  return (
    <section className={styles.side} aria-labelledby="scores">
      <ProForm<Value>
        form={form}
        initialValues={{ scores: sheet.scores, comment: sheet.comment }}
        submitter={false}
        autoFocusFirstInput={false}
        onValuesChange={() => void autosave.run()}
        disabled={readOnly}
      >
        <h2 id="scores">{t('desk.review.scores.title')}</h2>
        {REVIEW_DIMENSIONS.map(({ key, max }) => (
          <fieldset key={key}>
            <legend>{t('desk.review.dimension.label', { name: t(`desk.review.${key}.label`), max })}</legend>
            <ProFormDigit
              name={['scores', key, 'score']}
              label={t('desk.review.score.label', { name: t(`desk.review.${key}.label`) })}
              min={0}
              max={max}
              fieldProps={{ precision: 1, style: { width: 120 } }}
            />
            <ProFormTextArea
              name={['scores', key, 'reason']}
              label={t('desk.review.reason.label', { name: t(`desk.review.${key}.label`) })}
              extra={t('desk.review.reason.help', { n: REVIEW_REASON_MIN })}
              fieldProps={{ rows: 4, maxLength: REVIEW_REASON_MAX, showCount: true }}
            />
          </fieldset>
        ))}
        <ProFormTextArea
          name="comment"
          label={t('desk.review.comment.label')}
          fieldProps={{ rows: 3, maxLength: 2000, showCount: true }}
        />
        <Form.Item shouldUpdate noStyle>
          {() => (
            <p className={styles.total}>
              <span>{t('desk.review.total.column')}</span>
              <b>{totalScore(complete(form.getFieldValue('scores'))) ?? '—'}</b>
            </p>
          )}
        </Form.Item>
      </ProForm>
      <p role="status" className={styles.saved}>
        {saved}
      </p>
      {!readOnly && (
        <div className={styles.acts}>
          <Button look="primary" onClick={() => void send(true)}>
            {t('desk.review.submit.action')}
          </Button>
          <Button onClick={() => void send(false)}>{t('desk.review.save.action')}</Button>
        </div>
      )}
      {status === 'declared' && !open && <p>{t('desk.review.over.empty')}</p>}
    </section>
  );
}

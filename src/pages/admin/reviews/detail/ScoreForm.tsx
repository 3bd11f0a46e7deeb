import { ProForm } from '@ant-design/pro-components';
import type { ReviewSheet } from '@contract/review';
import { REVIEW_DIMENSIONS, scoreFaults, totalScore } from '@contract/rules/review-score';
import { Form } from 'antd';
import { useEffect, useState } from 'react';
import { Button } from '@/components/Button';
import { RivalBanners } from '@/components/RivalBanners';
import { SaveState } from '@/components/SaveState';
import { useConfirm } from '@/components/useConfirm';
import { TOAST_MS } from '@/constants';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { useAct } from '@/pages/admin/parts/useAct';
import { fetchReview, updateScores } from '@/services/review';
import { notices } from '@/utils/notices';
import styles from './index.module.css';
import { ScoreFields } from './ScoreFields';
import { Total } from './Total';
import { useScoreDraft, type ScoreFields as Value } from './useScoreDraft';

interface Props {
  sheet: ReviewSheet;
  userId: number;
  onSheet: (sheet: ReviewSheet) => void;
}

const KEYS = [...REVIEW_DIMENSIONS.map(({ key }) => key), 'comment'] as const;
const PARTS = REVIEW_DIMENSIONS.flatMap(({ key }) =>
  (['score', 'reason'] as const).map((part): [typeof key, typeof part] => [key, part]),
);

/** Written by the expert, kept on this device and saved as it is written; handed in once. */
export function ScoreForm({ sheet, userId, onSheet }: Props) {
  const t = useText();
  const say = useWords();
  const act = useAct();
  const confirm = useConfirm();
  const draft = useScoreDraft(sheet, userId);
  const [form] = Form.useForm<Value>();
  const [initial] = useState(draft.fields);
  const { id } = sheet;
  const shown = JSON.stringify(draft.fields);

  // What came from another device takes its place; what is being typed is left alone.
  useEffect(() => {
    const fields = JSON.parse(shown) as Value;
    for (const key of KEYS)
      if (JSON.stringify(form.getFieldValue(key)) !== JSON.stringify(fields[key]))
        form.setFieldsValue({ [key]: fields[key] } as never);
  }, [form, shown]);

  const note = (changed: Partial<Value>): void => {
    for (const key of KEYS) {
      if (!(key in changed)) continue;
      if (key === 'comment') draft.set('comment', form.getFieldValue(key) ?? '');
      else {
        const { score = null, reason = '' } = form.getFieldValue(key) as Value[typeof key];
        draft.set(key, { score, reason });
      }
    }
  };

  const submit = async (): Promise<void> => {
    form.setFields(PARTS.map((name) => ({ name, errors: [] })));
    const problems = scoreFaults(draft.fields);
    const [first] = problems;
    if (first) {
      form.setFields(
        problems.map(({ field, part, word }) => ({ name: [field, part] as const, errors: [say(word)] })),
      );
      form.scrollToField([first.field, first.part], { block: 'center', focus: true });
      return;
    }
    const question = { title: t('desk.review.submit.confirm'), okText: t('desk.review.submit.action') };
    if (!(await confirm(question))) return;
    if (!(await draft.flush())) {
      (await notices()).message('error', t('result.submit.unsaved.failure'), TOAST_MS);
      return;
    }
    const run = async () => {
      const { scores, comment, version } = await fetchReview(id);
      onSheet(await updateScores(id, { scores, comment, submit: true, version }));
    };
    await act({ run, success: t('desk.review.submitted.success') });
  };

  return (
    <section className={styles.side} aria-labelledby="scores">
      <RivalBanners draft={draft} />
      <ProForm<Value>
        form={form}
        initialValues={initial}
        submitter={false}
        autoFocusFirstInput={false}
        onValuesChange={note}
      >
        <div className={styles.head}>
          <h2 id="scores">{t('desk.review.scores.title')}</h2>
          <SaveState saving={draft.saving} />
        </div>
        <ScoreFields />
      </ProForm>
      <Total points={totalScore(draft.fields)} />
      <div className={styles.acts}>
        <Button look="primary" onClick={() => void submit()}>
          {t('desk.review.submit.action')}
        </Button>
        <Button onClick={() => void draft.flush()}>{t('desk.review.save.action')}</Button>
      </div>
    </section>
  );
}

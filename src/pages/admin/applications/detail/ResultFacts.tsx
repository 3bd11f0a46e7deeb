import type { StageResult } from '@contract/result';
import type { ReactNode } from 'react';
import { FileButton } from '@/components/FileButton';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { OwnPicture } from '@/pages/parts/picture/OwnPicture';
import { openAttachment } from '@/services/attachment';
import styles from './ResultPanel.module.css';

/** The text, files and pictures of a stage result and who may read them; empty fields are not shown. */
export function ResultFacts({ result }: { result: StageResult }) {
  const t = useText();
  const join = useList();
  const time = useTimeText();
  const { fields, files, submitTime, decisionTime, status, reason } = result;
  const file = (id: string | null): ReactNode => {
    const known = files.find((one) => one.id === id);
    return (
      known && (
        <FileButton named look="text" onFetch={() => openAttachment(known.id)}>
          {known.name}
        </FileButton>
      )
    );
  };
  const list = (rows: readonly string[]): ReactNode =>
    rows.length > 0 && (
      <ul>
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
    );
  const pictures = fields.figures.length > 0 && (
    <ul className={styles.pictures}>
      {fields.figures.map(({ id, file: fileId, alt, caption }) => (
        <li key={id}>
          {fileId && <OwnPicture fileId={fileId} alt={alt} whole />}
          <p>{join([t('achi.picture.alt.label'), alt], 'pair')}</p>
          {caption && <p>{join([t('achi.picture.caption.label'), caption], 'pair')}</p>}
        </li>
      ))}
    </ul>
  );
  const facts: [label: string, value: ReactNode][] = [
    [t('admin.apply.resultSubmitted.label'), submitTime && time.dateTime(submitTime)],
    [
      t(status === 'passed' ? 'admin.apply.resultPassed.label' : 'admin.apply.resultReturned.label'),
      decisionTime && time.dateTime(decisionTime),
    ],
    [t('admin.apply.resultReason.label'), reason],
    [t('result.form.summary.label'), fields.summary],
    [
      t('result.detail.deliverables.title'),
      list(
        fields.deliverables.map(({ kind, name, link }) =>
          [t(`result.deliverable.${kind}.label`), name, link].filter(Boolean).join('　'),
        ),
      ),
    ],
    [
      t('result.detail.outputs.title'),
      list(
        fields.outputs.map(({ kind, number, title }) =>
          [t(`result.output.${kind}.label`), number, title].filter(Boolean).join('　'),
        ),
      ),
    ],
    [
      t('result.form.changed.label'),
      t(fields.changed ? 'result.form.hasChanged.label' : 'result.form.unchanged.label'),
    ],
    [t('result.form.change.label'), fields.changed && fields.change],
    [t('result.form.nextPlan.label'), fields.nextPlan],
    [t('result.form.benefit.label'), fields.benefit],
    [t('result.form.sealedSheet.label'), file(fields.sealedSheet)],
    [t('result.form.report.label'), file(fields.report)],
    [t('achi.picture.figures.title'), pictures],
    [
      t('result.form.scope.label'),
      fields.scope &&
        join([t(`result.scope.${fields.scope}.label`), t(`result.scope.${fields.scope}.help`)], 'pair'),
    ],
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

import { useId } from 'react';
import { Button } from '@/components/Button';
import { ReadField } from '@/components/form/ReadField';
import { useConfirm } from '@/components/useConfirm';
import { useAction } from '@/hooks/useAction';
import { useSayFailure } from '@/hooks/useSayFailure';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { useSaved } from '@/pages/user/parts/useSaved';
import { type CertificationKind, cancelCertification, withdrawCertification } from '@/services/certification';
import type { CertificationRecord } from './certification-records';
import styles from './SettledCertification.module.css';

interface Props {
  kind: CertificationKind;
  state: 'applying' | 'certified';
  login: string;
  record: CertificationRecord | undefined;
  onChanged: () => Promise<void>;
}

/** The submitted values, masked, and a button to undo: 撤销 while under review, 解除 afterwards. */
export function SettledCertification({ kind, state, login, record, onChanged }: Props) {
  const t = useText();
  const id = useId();
  const time = useTimeText();
  const confirm = useConfirm();
  const act = useAction(useSayFailure());
  const saved = useSaved();
  const way = state === 'applying' ? 'withdraw' : 'cancel';
  const leave = async (): Promise<void> => {
    const sure = await confirm({
      title: t(`certification.${way}.self.confirm`),
      content: way === 'cancel' ? t(`certification.cancel.${kind}.help`) : undefined,
      okText: t(`certification.${way}.self.action`),
      danger: true,
    });
    if (!sure) return;
    const call = way === 'withdraw' ? withdrawCertification : cancelCertification;
    if (await act.run(() => call(login, kind))) saved(`certification.${way}.${kind}.success`);
    // Reload after a refusal too: the case may have been decided or withdrawn in the meantime.
    await onChanged();
  };
  const facts: [
    key: 'name' | 'id_number' | 'identity' | 'extra' | 'school' | 'department' | 'valid_until',
    text: string | null,
  ][] = [
    ['name', record?.name ?? null],
    ['id_number', record?.id_number ?? null],
    ['identity', record?.identity ? t(`certification.identity.${record.identity}.label`) : null],
    ['extra', record?.extra ?? null],
    ['school', record?.school_name ?? null],
    ['department', record?.department_name ?? null],
    ['valid_until', record?.valid_until ? time.date(record.valid_until) : null],
  ];
  return (
    <section className={styles.settled} aria-labelledby={id}>
      <h2 id={id}>{t(`certification.${state}.${kind}.title`)}</h2>
      <p className={styles.lead}>
        {state === 'applying' && record?.due
          ? t('certification.applying.since.help', {
              time: time.dateTime(record.create_time),
              due: time.date(record.due),
            })
          : t(`certification.${state}.self.help`)}
      </p>
      <div className={styles.facts}>
        {facts
          .filter(([, text]) => text)
          .map(([key, text]) => (
            <ReadField key={key} id={`settled-${state}-${key}`} label={t(`certification.field.${key}.label`)}>
              <bdi>{text}</bdi>
            </ReadField>
          ))}
      </div>
      <div>
        <Button look="danger" busy={act.busy} onClick={() => void leave()}>
          {t(`certification.${way}.self.action`)}
        </Button>
      </div>
    </section>
  );
}

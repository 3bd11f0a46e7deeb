import type { Application } from '@contract/apply';
import { useSearchParams } from '@umijs/max';
import { useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/Button';
import { useConfirm } from '@/components/useConfirm';
import { useDicts } from '@/hooks/useDicts';
import { useText } from '@/i18n/useText';
import type { ApplicationRecord } from '@/pages/innovation/myProjects/parts/useRecord';
import { isKnownRoute } from '@/utils/known-routes';
import { AuditReturn } from './AuditReturn';
import styles from './audit.module.css';
import { ReportDialog } from './ReportDialog';
import { useAudit } from './useAudit';

const REASONS = 'kczx_remark_reason';

const STAMPED = {
  report: 'life.audit.reported.success',
  endorse: 'life.audit.endorsed.success',
} as const;

interface Props {
  record: ApplicationRecord;
  onApplication: (application: Application) => void;
  /** Called when the leader has withdrawn the application meanwhile. */
  onTakenBack: () => void;
}

/** The unit auditor's possible actions: start, return with remarks, stamp and forward. */
export function AuditActions({ record, onApplication, onTakenBack }: Props) {
  const t = useText();
  const confirm = useConfirm();
  const { dicts } = useDicts(REASONS);
  const { application } = record;
  const { id, actions } = application;
  const { move, audit } = useAudit(application, onApplication, onTakenBack);
  const [params] = useSearchParams();
  // The stamp page links here. Stamping is the same for `report` and `endorse`; what follows depends on whether the
  // leader is certified.
  const stamps = (['report', 'endorse'] as const).find((event) => actions.includes(event));
  // What the open dialog is about, also once a colleague has acted first.
  const last = useRef(stamps);
  if (stamps) last.current = stamps;
  const arrives = params.get('act') === 'report' && stamps !== undefined;
  const [dialog, setDialog] = useState<'return' | 'report' | null>(arrives ? 'report' : null);
  const [failure, setFailure] = useState<string | null>(null);
  const start = async (): Promise<void> => {
    const sure = await confirm({
      title: t('life.audit.start.confirm'),
      okText: t('life.audit.start.action'),
    });
    if (sure) setFailure(await audit('start_audit', {}, t('life.audit.started.success')));
  };
  return (
    <>
      {actions.includes('start_audit') && (
        <Button look="primary" onClick={() => void start()}>
          {t('life.audit.start.action')}
        </Button>
      )}
      {stamps && (
        <Button look="primary" onClick={() => setDialog('report')}>
          {t(`life.audit.${stamps}.action`)}
        </Button>
      )}
      {actions.includes('return') && (
        <Button onClick={() => setDialog('return')}>{t('life.return.self.action')}</Button>
      )}
      {stamps && isKnownRoute('/qz') && (
        <ButtonLink to={`/qz?id=${id}`} icon="print">
          {t('life.audit.print.action')}
        </ButtonLink>
      )}
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {dialog === 'return' && (
        <AuditReturn
          application={application}
          reasons={dicts[REASONS] ?? []}
          isOffered={actions.includes('return')}
          onReturn={(answer) => move('return', answer, t('life.audit.returned.success'))}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'report' && last.current && (
        <ReportDialog
          application={application}
          event={last.current}
          isOffered={stamps !== undefined}
          onReport={async (sealedSheet, sheetCompared) =>
            stamps ? audit(stamps, { sealedSheet, sheetCompared }, t(STAMPED[stamps])) : null
          }
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}

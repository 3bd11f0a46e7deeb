import type { Application, Receipt as Filed } from '@contract/apply';
import { stands } from '@contract/rules/status-machine';
import { useState } from 'react';
import { Anchor } from '@/components/Anchor';
import { Button, ButtonLink } from '@/components/Button';
import { Crumbs } from '@/components/Crumbs';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { StageRail } from '@/components/rail/StageRail';
import { useStageFacts } from '@/components/rail/useStageFacts';
import { useLoad } from '@/hooks/useLoad';
import { usePageTitle } from '@/hooks/usePageTitle';
import { useText } from '@/i18n/useText';
import { applicationCrumbs } from '@/pages/innovation/myProjects/parts/application-crumbs';
import { applicationPath } from '@/pages/innovation/myProjects/parts/application-paths';
import { applicationRail } from '@/pages/innovation/myProjects/parts/application-rail';
import { ConditionNote } from '@/pages/innovation/myProjects/parts/ConditionNote';
import type { ApplicationRecord } from '@/pages/innovation/myProjects/parts/useRecord';
import { fetchReceipt } from '@/services/apply';
import { serviceNow } from '@/utils/service-clock';
import { DownloadReceipt } from './DownloadReceipt';
import { NextSteps } from './NextSteps';
import styles from './ReceiptPage.module.css';
import { ReceiptSlip } from './ReceiptSlip';
import { WithdrawPart } from './WithdrawPart';

interface Props {
  record: ApplicationRecord;
  onApplication: (application: Application) => void;
}

/** The confirmation page: number, next steps with dates, and receipt. Its address can be bookmarked. */
export default function ReceiptPage({ record, onApplication }: Props) {
  const t = useText();
  const { application, period } = record;
  const { id, status } = application;
  const { data, error, loading, reload } = useLoad(() => fetchReceipt(id), {
    about: id,
    refreshDeps: [application.filedVersion],
  });
  const facts = useStageFacts(period, application);
  const [now] = useState(serviceNow);
  const fresh = status === 'submitted';
  const title = t(fresh ? 'application.receipt.page.title' : 'application.receipt.self.title');
  usePageTitle(data ? `${title} · ${data.no}` : title);

  const body = (receipt: Filed) => (
    <>
      {/* Printed is the receipt alone, on one sheet. */}
      <div className="noPrint">
        <p className={styles.label}>{t('application.receipt.no.label')}</p>
        <p className={styles.no}>
          <bdi>{receipt.no}</bdi>
        </p>
        <StageRail {...applicationRail(application, period, now)} facts={facts} />
      </div>
      <div className={styles.columns}>
        <div className="noPrint">
          <ConditionNote application={application} isMine={application.part === 'leader'} />
          <p className={styles.actions}>
            <ButtonLink look="primary" to={applicationPath(id)}>
              {t('application.receipt.progress.action')}
            </ButtonLink>
            <DownloadReceipt id={id} />
            <Button icon="print" onClick={() => window.print()}>
              {t('application.receipt.print.action')}
            </Button>
          </p>
          {/* A withdrawn application has no next steps until it is submitted again. */}
          {stands(status) && <NextSteps steps={receipt.next} />}
          <WithdrawPart application={application} deadline={receipt.deadline} onApplication={onApplication} />
        </div>
        <div>
          <ReceiptSlip receipt={receipt} isStanding={stands(status)} />
          <p className={`noPrint ${styles.check}`}>
            <Anchor to={`/verify?code=${receipt.code}`}>{t('application.receipt.verify.action')}</Anchor>
          </p>
        </div>
      </div>
    </>
  );
  return (
    <article className={styles.page} data-page-loading={data || error ? undefined : ''}>
      <Crumbs crumbs={applicationCrumbs(t, application, t('application.receipt.self.title'))} />
      <h1 className="noPrint" tabIndex={-1}>
        {title}
      </h1>
      {error && !data && <ErrorState error={error} onRetry={reload} retrying={loading} />}
      {!data && !error && <LoadingSkeleton shape="detail" count={3} />}
      {data && body(data)}
    </article>
  );
}

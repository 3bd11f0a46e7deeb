import type { ReactNode } from 'react';
import { AnswerSections } from '@/components/answers/AnswerSections';
import { ButtonLink } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { viewPath } from '@/pages/innovation/myProjects/parts/application-paths';
import type { ApplicationRecord } from '@/pages/innovation/myProjects/parts/useRecord';
import { openAttachment } from '@/services/attachment';
import { ChangesSince } from './ChangesSince';
import styles from './follow.module.css';

/** 申报书: what has changed since the previous submission, then the whole form. */
export function AnswersTab({ record, aside }: { record: ApplicationRecord; aside: ReactNode }) {
  const t = useText();
  const { application, period, dicts } = record;
  return (
    <>
      <p className={`noPrint ${styles.lead}`}>
        <ButtonLink to={viewPath(application.id, 'print')} icon="print">
          {t('print.self.open.action')}
        </ButtonLink>
      </p>
      {application.filedVersion > 1 && <ChangesSince record={record} />}
      <AnswerSections
        application={application}
        sections={application.sections}
        period={period}
        dicts={dicts}
        onOpenFile={openAttachment}
        aside={aside}
      />
    </>
  );
}

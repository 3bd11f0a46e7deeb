import type { ReactNode } from 'react';
import { AnswerSections } from '@/components/answers/AnswerSections';
import type { ApplicationRecord } from '@/pages/innovation/myProjects/form/useRecord';
import { openAttachment } from '@/services/attachment';
import { ChangesSince } from './ChangesSince';

/** 申报书: what has changed since it was filed last, then all of it. */
export function AnswersTab({ record, aside }: { record: ApplicationRecord; aside: ReactNode }) {
  const { application, period, dicts } = record;
  return (
    <>
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

import type { Application } from '@contract/apply';
import { useState } from 'react';
import { ApplicationTag } from '@/components/ApplicationTag';
import { AnswerSections } from '@/components/answers/AnswerSections';
import { ButtonLink } from '@/components/Button';
import { PageHeading } from '@/components/PageHeading';
import { StageRail } from '@/components/rail/StageRail';
import { useStageFacts } from '@/components/rail/useStageFacts';
import { usePageTitle } from '@/hooks/usePageTitle';
import { useText } from '@/i18n/useText';
import { FiledTalk } from '@/pages/innovation/myProjects/comments/FiledTalk';
import { ConfirmationsLine } from '@/pages/innovation/myProjects/confirmations/ConfirmationsLine';
import { ApplicationChain } from '@/pages/innovation/myProjects/parts/ApplicationChain';
import { LIST_PATH, viewPath } from '@/pages/innovation/myProjects/parts/application-paths';
import { applicationRail } from '@/pages/innovation/myProjects/parts/application-rail';
import { ConditionNote } from '@/pages/innovation/myProjects/parts/ConditionNote';
import { useFollowed } from '@/pages/innovation/myProjects/parts/useFollowed';
import type { ApplicationRecord } from '@/pages/innovation/myProjects/parts/useRecord';
import { LetterList } from '@/pages/parts/letters/LetterList';
import { openAttachment } from '@/services/attachment';
import { serviceNow } from '@/utils/service-clock';
import { EventTimeline } from './EventTimeline';
import styles from './FiledPage.module.css';
import { NowPanel } from './NowPanel';
import { OwnerActions } from './OwnerActions';

interface Props {
  record: ApplicationRecord;
  onApplication: (application: Application) => void;
}

/** A submitted application, read-only: its handler, how long that takes, and what its owner can do. */
export default function FiledPage({ record, onApplication }: Props) {
  const t = useText();
  const { application, period, dicts } = record;
  const { id, no, categoryName, unitName, periodName } = application;
  const title = application.title || t('application.frame.untitled.label');
  const facts = useStageFacts(period, application);
  const [now] = useState(serviceNow);
  usePageTitle(title);
  useFollowed(application, onApplication);
  return (
    <article>
      <PageHeading
        crumbs={[
          { label: t('application.frame.crumb.label'), to: LIST_PATH },
          { label: no ?? t('projects.card.noNumber.label') },
        ]}
        title={title}
        facts={[no, periodName, categoryName, unitName].filter((fact): fact is string => Boolean(fact))}
        aside={<ApplicationTag application={application} />}
      />
      <StageRail {...applicationRail(application, period, now)} facts={facts} />
      <ConditionNote application={application} isMine={application.part === 'leader'} />
      <NowPanel application={application} period={period} now={now}>
        <OwnerActions application={application} onApplication={onApplication} />
        <ButtonLink to={`/qz?id=${id}`}>{t('qz.page.title')}</ButtonLink>
        <ButtonLink to={viewPath(id, 'print')} icon="print">
          {t('print.self.open.action')}
        </ButtonLink>
      </NowPanel>
      <LetterList application={application} />
      <div className={styles.columns}>
        <section aria-labelledby="filed-answers">
          <h2 id="filed-answers" className={styles.heading}>
            {t('application.tasks.list.title')}
          </h2>
          <AnswerSections
            application={application}
            sections={application.sections}
            period={period}
            dicts={dicts}
            onOpenFile={openAttachment}
          />
        </section>
        <div className={styles.side}>
          <EventTimeline id={id} version={application.version} />
          {application.part !== null && <FiledTalk id={id} />}
          {application.part !== null && <ConfirmationsLine id={id} />}
          <ApplicationChain id={id} mayUnlink={false} />
        </div>
      </div>
    </article>
  );
}

import type { Application } from '@contract/apply';
import { FOLLOW_TABS } from '@contract/rules/page-tabs';
import { EDITABLE } from '@contract/rules/status-machine';
import { useSearchParams } from '@umijs/max';
import { useState } from 'react';
import { ApplicationTag } from '@/components/ApplicationTag';
import { PageHeading } from '@/components/PageHeading';
import { ReservedSpace } from '@/components/ReservedSpace';
import { StageRail } from '@/components/rail/StageRail';
import { useStageFacts } from '@/components/rail/useStageFacts';
import { TabLine } from '@/components/TabLine';
import { usePageTitle } from '@/hooks/usePageTitle';
import { useRemarks } from '@/hooks/useRemarks';
import { useSession } from '@/hooks/useSession';
import { useText } from '@/i18n/useText';
import { AuditActions } from '@/pages/innovation/myProjects/audit/AuditActions';
import { EventTimeline } from '@/pages/innovation/myProjects/form/filed/EventTimeline';
import { NowPanel } from '@/pages/innovation/myProjects/form/filed/NowPanel';
import { OwnerActions } from '@/pages/innovation/myProjects/form/filed/OwnerActions';
import { ApplicationChain } from '@/pages/innovation/myProjects/parts/ApplicationChain';
import { applicationRail } from '@/pages/innovation/myProjects/parts/application-rail';
import { ConditionNote } from '@/pages/innovation/myProjects/parts/ConditionNote';
import { FOLLOW_LIST, followPath, tabIn } from '@/pages/innovation/myProjects/parts/follow-paths';
import { useFollowed } from '@/pages/innovation/myProjects/parts/useFollowed';
import type { ApplicationRecord } from '@/pages/innovation/myProjects/parts/useRecord';
import { LetterList } from '@/pages/parts/letters/LetterList';
import { NamedInNotice } from '@/pages/parts/NamedInNotice';
import { ChangeList } from '@/pages/parts/project-changes/ChangeList';
import { fetchApplication } from '@/services/apply';
import { serviceNow } from '@/utils/service-clock';
import { AnswersTab } from './AnswersTab';
import { BudgetTab } from './BudgetTab';
import styles from './follow.module.css';
import { PaceLine } from './PaceLine';
import { RemarksTab } from './RemarksTab';
import { ResultsTab } from './ResultsTab';

interface Props {
  record: ApplicationRecord;
  onApplication: (application: Application) => void;
  /** Called when the leader has withdrawn the application from the unit. */
  onTakenBack: () => void;
}

/** Status, handler and possible actions; below them all details in tabs. */
export function FollowView({ record, onApplication, onTakenBack }: Props) {
  const t = useText();
  const [params] = useSearchParams();
  const { user } = useSession();
  const { application, period } = record;
  const { id, no, version, status, categoryName, unitName, periodName, owner } = application;
  const tab = tabIn(params);
  const title = application.title || t('application.frame.untitled.label');
  // Beside the side navigation the last two dates would touch, so the end date, the less important one, is left out.
  const { closed: _, ...facts } = useStageFacts(period, application);
  const [now] = useState(serviceNow);
  const remarks = useRemarks(id, { version, wanted: application.filedVersion > 0 });
  useFollowed(application, onApplication, onTakenBack);
  const isMine = owner.userId === user?.userId;
  usePageTitle(title);
  const chain = <ApplicationChain id={id} mayUnlink={isMine && EDITABLE.includes(status)} />;
  const open = remarks.remarks.filter(({ status: state }) => state === 'open').length;
  return (
    <article>
      <PageHeading
        crumbs={[
          { label: t('application.frame.crumb.label'), to: FOLLOW_LIST },
          { label: no ?? t('projects.card.noNumber.label') },
        ]}
        title={title}
        facts={[no, periodName, categoryName, unitName, isMine ? null : owner.name].filter(
          (fact): fact is string => Boolean(fact),
        )}
        aside={<ApplicationTag application={application} />}
      />
      <StageRail {...applicationRail(application, period, now)} facts={facts} />
      <ConditionNote application={application} isMine={isMine} />
      <NowPanel application={application} period={period} now={now} isMine={isMine}>
        {isMine ? (
          <OwnerActions application={application} onApplication={onApplication} />
        ) : (
          <AuditActions record={record} onApplication={onApplication} onTakenBack={onTakenBack} />
        )}
      </NowPanel>
      <NamedInNotice application={application} className={styles.pace} />
      <PaceLine application={application} />
      <LetterList application={application} />
      <ChangeList
        application={application}
        onChanged={() =>
          void fetchApplication(id, { shownBy: 'nobody' }).then(onApplication, () => undefined)
        }
      />
      {/* The tab shows the number of open remarks, so its space is reserved while they load. */}
      <ReservedSpace loading={remarks.loading} />
      <div className={styles.tabs}>
        <TabLine
          label={t('life.follow.tabs.label')}
          current={tab}
          tabs={FOLLOW_TABS.map((key) => ({
            key,
            label: t(`life.follow.${key}.title`),
            to: followPath(id, key),
            ...(key === 'remarks' && open > 0 ? { count: open } : {}),
          }))}
        />
      </div>
      {tab === 'form' ? (
        <AnswersTab record={record} aside={chain} />
      ) : (
        <div className={styles.beside}>
          <div>
            {tab === 'remarks' && <RemarksTab record={record} state={remarks} />}
            {tab === 'results' && <ResultsTab {...{ id, version, status, isMine }} />}
            {tab === 'budget' && <BudgetTab record={record} />}
            {tab === 'events' && <EventTimeline id={id} version={version} />}
          </div>
          {chain}
        </div>
      )}
    </article>
  );
}

import { MY_LIST_TABS } from '@contract/enums';
import { useAccess, useSearchParams } from '@umijs/max';
import { ButtonLink } from '@/components/Button';
import { type LinkTab, LinkTabs } from '@/components/LinkTabs';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { PageHeading } from '@/components/PageHeading';
import { usePeriods } from '@/hooks/usePeriods';
import { useText } from '@/i18n/useText';
import { NEW_PATH } from '@/pages/innovation/myProjects/parts/application-paths';
import { CalendarButton } from './CalendarButton';
import { MineList } from './MineList';
import { UnitList } from './UnitList';
import { useUnitWaiting } from './useUnitWaiting';

/** 我的项目 of the own area; an auditor has the unit's queue beside it. */
export default function FollowListPage() {
  const t = useText();
  const { auditsUnit: audits } = useAccess();
  const [params] = useSearchParams();
  const periods = usePeriods();
  const waiting = useUnitWaiting();
  const asked = params.get('tab');
  const chosen = asked === 'audit' && audits ? 'audit' : MY_LIST_TABS.find((tab) => tab === asked);
  // Others wait for an auditor: unless asked for something else, their cases come first.
  const current = chosen ?? (waiting === undefined ? null : waiting > 0 ? 'audit' : 'all');
  const tabs: LinkTab[] = [
    ...(audits
      ? [
          {
            ...{ key: 'audit', label: t('life.audit.queue.label'), to: '?tab=audit' },
            ...(waiting ? { count: waiting } : {}),
          },
        ]
      : []),
    ...MY_LIST_TABS.map((tab) => ({
      key: tab,
      label: t(`projects.list.tab.${tab}.label`),
      to: `?tab=${tab}`,
    })),
  ];
  return (
    <>
      <PageHeading
        title={t('projects.list.page.title')}
        aside={
          <>
            <CalendarButton />
            <ButtonLink to={NEW_PATH}>{t('projects.list.new.action')}</ButtonLink>
          </>
        }
      />
      <LinkTabs tabs={tabs} current={current ?? 'all'} label={t('projects.list.tabs.label')} />
      {current === null && <LoadingSkeleton count={4} />}
      {current === 'audit' && <UnitList periods={periods} />}
      {current !== null && current !== 'audit' && <MineList periods={periods} />}
    </>
  );
}

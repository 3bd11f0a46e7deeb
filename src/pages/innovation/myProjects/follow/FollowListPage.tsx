import { MY_LIST_TABS } from '@contract/enums';
import { useSearchParams } from '@umijs/max';
import { ButtonLink } from '@/components/Button';
import { type LinkTab, LinkTabs } from '@/components/LinkTabs';
import { PageHeading } from '@/components/PageHeading';
import { usePeriods } from '@/hooks/usePeriods';
import { useSession } from '@/hooks/useSession';
import { useText } from '@/i18n/useText';
import { NEW_PATH } from '@/pages/innovation/myProjects/parts/application-paths';
import { hasPermission } from '@/utils/permission';
import { CalendarButton } from './CalendarButton';
import { MineList } from './MineList';
import { UnitList } from './UnitList';

/** 我的项目 of the own area; an auditor has the unit's queue beside it. */
export default function FollowListPage() {
  const t = useText();
  const { permissions } = useSession();
  const [params] = useSearchParams();
  const periods = usePeriods();
  const audits = hasPermission(permissions, 'cms:apply:audit');
  const isAudit = audits && params.get('tab') === 'audit';
  const current = isAudit ? 'audit' : (MY_LIST_TABS.find((tab) => tab === params.get('tab')) ?? 'all');
  const tabs: LinkTab[] = [
    ...MY_LIST_TABS.map((tab) => ({
      key: tab,
      label: t(`projects.list.tab.${tab}.label`),
      to: tab === 'all' ? '?' : `?tab=${tab}`,
    })),
    ...(audits ? [{ key: 'audit', label: t('life.audit.queue.label'), to: '?tab=audit' }] : []),
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
      <LinkTabs tabs={tabs} current={current} label={t('projects.list.tabs.label')} />
      {isAudit ? <UnitList periods={periods} /> : <MineList periods={periods} />}
    </>
  );
}

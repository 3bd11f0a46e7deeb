import { MY_LIST_TABS, type MyListTab } from '@contract/enums';
import { TabLine } from '@/components/TabLine';
import { useText } from '@/i18n/useText';

interface Props {
  current: MyListTab | 'audit';
  counts: Record<MyListTab, number> | undefined;
  /**
   * Number of applications waiting in the reader's unit; the tab leads to the personal centre. Null for no such tab.
   */
  unit: number | null;
  toOf: (tab: MyListTab) => string;
}

/** 全部, 待我处理, 进行中, 已结束 with their counts. Each is an address, so they are links. */
export function ListTabs({ current, counts, unit, toOf }: Props) {
  const t = useText();
  const audit = { key: 'audit', label: t('life.audit.queue.label'), to: '/user/myProjects?tab=audit' };
  return (
    <TabLine
      label={t('projects.list.tabs.label')}
      current={current}
      tabs={[
        ...(unit === null ? [] : [{ ...audit, ...(unit > 0 ? { count: unit } : {}) }]),
        ...MY_LIST_TABS.map((tab) => ({
          key: tab,
          label: t(`projects.list.tab.${tab}.label`),
          to: toOf(tab),
          count: counts?.[tab] ?? null,
        })),
      ]}
    />
  );
}

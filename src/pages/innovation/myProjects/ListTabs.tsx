import { MY_LIST_TABS, type MyListTab } from '@contract/enums';
import { LinkTabs } from '@/components/LinkTabs';
import { useText } from '@/i18n/useText';

interface Props {
  current: MyListTab;
  counts: Record<MyListTab, number> | undefined;
  toOf: (tab: MyListTab) => string;
}

/** 全部, 待我处理, 进行中, 已结束 with their counts. Each is an address, so they are links. */
export function ListTabs({ current, counts, toOf }: Props) {
  const t = useText();
  return (
    <LinkTabs
      label={t('projects.list.tabs.label')}
      current={current}
      tabs={MY_LIST_TABS.map((tab) => ({
        key: tab,
        label: t(`projects.list.tab.${tab}.label`),
        to: toOf(tab),
        count: counts?.[tab],
      }))}
    />
  );
}

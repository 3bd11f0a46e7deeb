import { MY_LIST_TABS, type MyListTab } from '@contract/enums';
import { Link } from '@umijs/max';
import { useText } from '@/i18n/useText';
import styles from './ListTabs.module.css';

interface Props {
  current: MyListTab;
  counts: Record<MyListTab, number> | undefined;
  toOf: (tab: MyListTab) => string;
}

/** 全部, 待我处理, 进行中, 已结束 with their counts. Each is an address, so they are links. */
export function ListTabs({ current, counts, toOf }: Props) {
  const t = useText();
  return (
    <nav aria-label={t('projects.list.tabs.label')}>
      <ul className={styles.tabs}>
        {MY_LIST_TABS.map((tab) => (
          <li key={tab}>
            <Link to={toOf(tab)} aria-current={tab === current ? 'page' : undefined}>
              {t(`projects.list.tab.${tab}.label`)}
              {counts && <span className={styles.count}>{counts[tab]}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { classNames } from '@/utils/class-names';
import { ListTabs } from './ListTabs';
import styles from './ListTools.module.css';
import type { ListQuery } from './list-query';
import { SearchBox } from './SearchBox';

interface Props extends Pick<Parameters<typeof ListTabs>[0], 'current' | 'counts' | 'unit'> {
  keyword: string;
  addressOf: (change: Partial<ListQuery>) => string;
  /** Left out if the current view has its own search. */
  onSearch?: (keyword: string) => void;
  /** Set beside a side navigation: the search then moves below the tabs earlier. */
  narrow?: boolean;
}

/** Tabs and search above the reader's applications. */
export const ListTools = ({ keyword, addressOf, onSearch, narrow = false, ...tabs }: Props) => (
  <div className={classNames(styles.tools, narrow && styles.narrow)}>
    <ListTabs {...tabs} toOf={(tab) => addressOf({ tab, page: 1 })} />
    {onSearch && <SearchBox keyword={keyword} onSearch={onSearch} />}
  </div>
);

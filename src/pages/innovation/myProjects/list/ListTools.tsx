import { classNames } from '@/utils/class-names';
import { ListTabs } from './ListTabs';
import styles from './ListTools.module.css';
import type { ListQuery } from './list-query';
import { SearchBox } from './SearchBox';

interface Props extends Pick<Parameters<typeof ListTabs>[0], 'current' | 'counts' | 'unit'> {
  keyword: string;
  addressOf: (change: Partial<ListQuery>) => string;
  /** Without it the view that is chosen has a search of its own. */
  onSearch?: (keyword: string) => void;
  /** Beside a navigation the search stands under the tabs earlier. */
  narrow?: boolean;
}

/** Above the own applications: which of them, and a word to look for among them. */
export const ListTools = ({ keyword, addressOf, onSearch, narrow = false, ...tabs }: Props) => (
  <div className={classNames(styles.tools, narrow && styles.narrow)}>
    <ListTabs {...tabs} toOf={(tab) => addressOf({ tab, page: 1 })} />
    {onSearch && <SearchBox keyword={keyword} onSearch={onSearch} />}
  </div>
);

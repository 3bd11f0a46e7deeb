import { useState } from 'react';
import { Icon } from '@/components/Icon';
import { LazyPart } from '@/components/LazyPart';
import { useShortcut } from '@/hooks/useShortcut';
import { useText } from '@/i18n/useText';
import styles from './SearchEntry.module.css';

/** Most visits never search, so the overlay comes when it is asked for. */
const loadSearchDialog = () => import('./search/SearchDialog');
const KEY = '/';

/** 搜索 in the header, and the key that opens it from anywhere. */
export function SearchEntry() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  useShortcut(KEY, () => setOpen(true));
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-label={t('shell.header.search.action')}
        aria-haspopup="dialog"
        aria-keyshortcuts={KEY}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size={20} />
      </button>
      {isOpen && <LazyPart load={loadSearchDialog} given={{ onClose: () => setOpen(false) }} />}
    </>
  );
}

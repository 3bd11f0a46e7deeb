import { PAGE_SIZE } from '@contract/limits';
import { Pagination } from 'antd';
import { usePageNames } from '@/components/antd/usePageNames';
import { useText } from '@/i18n/useText';
import styles from './Pager.module.css';

interface Props {
  page: number;
  total: number;
  onGo: (page: number) => void;
}

export function Pager({ page, total, onGo }: Props) {
  const t = useText();
  const pageNames = usePageNames(3);
  if (total <= PAGE_SIZE) return null;
  return (
    <nav className={styles.pager} aria-label={t('projects.list.pages.label')}>
      <Pagination
        current={page}
        total={total}
        pageSize={PAGE_SIZE}
        showSizeChanger={false}
        showLessItems
        itemRender={pageNames}
        onChange={onGo}
      />
    </nav>
  );
}

import type { TablePaginationConfig } from 'antd';
import { usePageNames } from '@/components/antd/usePageNames';
import { useText } from '@/i18n/useText';

/** The pages of a list, under its rows. */
export function usePagination(current: number, pageSize: number, total: number): TablePaginationConfig {
  const t = useText();
  const itemRender = usePageNames();
  return {
    current,
    pageSize,
    total,
    showSizeChanger: true,
    itemRender,
    pageSizeOptions: [10, 20, 50, 100],
    showTotal: (all) => t('admin.table.total.label', { total: all }),
  };
}

import type { AdminDictItem } from '@contract/admin-system';
import { Button } from '@/components/Button';
import { Tag } from '@/components/Tag';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import type { AdminColumn } from '@/pages/admin/parts/table/AdminTable';
import { listDictTypes } from '@/services/admin-system';
import { dictName } from './dict-name';

export function useDictColumns(onEdit: (item: AdminDictItem) => void): AdminColumn<AdminDictItem>[] {
  const t = useText();
  const { data: types = [] } = useLoad(listDictTypes);
  return [
    {
      title: t('admin.dict.type.column'),
      dataIndex: 'type',
      valueType: 'select',
      fieldProps: {
        showSearch: true,
        options: types.map(({ type, count }) => ({ value: type, label: `${dictName(t, type)}（${count}）` })),
      },
      render: (_, { type }) => dictName(t, type),
    },
    { title: t('admin.dict.label.column'), dataIndex: 'keyword', hideInTable: true },
    { title: t('admin.dict.label.column'), dataIndex: 'label', search: false },
    { title: t('admin.dict.value.column'), dataIndex: 'value', search: false },
    { title: t('admin.dict.parent.column'), dataIndex: 'parentValue', search: false },
    { title: t('admin.dict.sort.column'), dataIndex: 'sort', search: false, align: 'end' },
    {
      title: t('admin.case.status.column'),
      key: 'status',
      search: false,
      render: (_, { enabled }) => (
        <Tag tone={enabled ? 'success' : 'neutral'} icon={enabled ? 'check' : 'stop'}>
          {t(enabled ? 'admin.dict.enabled.label' : 'admin.dict.disabled.label')}
        </Tag>
      ),
    },
    {
      title: t('admin.table.acts.column'),
      key: 'acts',
      valueType: 'option',
      search: false,
      render: (_, item) => (
        <Button look="text" size="small" onClick={() => onEdit(item)}>
          {t('admin.table.edit.action')}
        </Button>
      ),
    },
  ];
}

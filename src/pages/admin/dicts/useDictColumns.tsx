import type { DeskDictItem } from '@contract/desk-system';
import { Button } from '@/components/Button';
import { Tag } from '@/components/Tag';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import type { DeskColumn } from '@/pages/admin/parts/DeskTable';
import { listDictTypes } from '@/services/desk-system';

export function useDictColumns(onEdit: (item: DeskDictItem) => void): DeskColumn<DeskDictItem>[] {
  const t = useText();
  const { data: types = [] } = useLoad(listDictTypes);
  return [
    {
      title: t('desk.dict.type.column'),
      dataIndex: 'type',
      valueType: 'select',
      fieldProps: {
        showSearch: true,
        options: types.map(({ type, count }) => ({ value: type, label: `${type}（${count}）` })),
      },
      render: (_, { type }) => type,
    },
    { title: t('desk.dict.label.column'), dataIndex: 'keyword', hideInTable: true },
    { title: t('desk.dict.label.column'), dataIndex: 'label', search: false },
    { title: t('desk.dict.value.column'), dataIndex: 'value', search: false },
    { title: t('desk.dict.parent.column'), dataIndex: 'parentValue', search: false },
    { title: t('desk.dict.sort.column'), dataIndex: 'sort', search: false, align: 'end' },
    {
      title: t('desk.case.status.column'),
      search: false,
      render: (_, { enabled }) => (
        <Tag tone={enabled ? 'success' : 'neutral'} icon={enabled ? 'check' : 'stop'}>
          {t(enabled ? 'desk.dict.enabled.label' : 'desk.dict.disabled.label')}
        </Tag>
      ),
    },
    {
      title: t('desk.table.acts.column'),
      valueType: 'option',
      search: false,
      render: (_, item) => (
        <Button look="text" size="small" onClick={() => onEdit(item)}>
          {t('desk.table.edit.action')}
        </Button>
      ),
    },
  ];
}

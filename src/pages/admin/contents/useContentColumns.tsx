import { KEYWORD_MAX } from '@contract/limits';
import { Link } from '@umijs/max';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { ContentState } from '@/pages/admin/parts/ContentState';
import type { AdminColumn } from '@/pages/admin/parts/table/AdminTable';
import { useContentNames } from '@/pages/admin/parts/useContentNames';
import type { ContentListRow } from '@/services/admin-content';

/** What is there, in which state, and how much it is read. */
export function useContentColumns(): AdminColumn<ContentListRow>[] {
  const t = useText();
  const time = useTimeText();
  const { kinds, states } = useContentNames();
  return [
    {
      title: t('admin.apply.keyword.label'),
      dataIndex: 'keyword',
      hideInTable: true,
      fieldProps: { maxLength: KEYWORD_MAX },
    },
    {
      title: t('admin.content.title.column'),
      key: 'title',
      search: false,
      sorter: true,
      width: '38%',
      render: (_, { id, title }) => (
        <Link to={`/admin/contents/${id}`}>{title || t('admin.content.untitled.label')}</Link>
      ),
    },
    { title: t('admin.content.kind.column'), dataIndex: 'cmsTypeKey', valueType: 'select', valueEnum: kinds },
    {
      title: t('admin.case.status.column'),
      dataIndex: 'state',
      valueType: 'select',
      valueEnum: states,
      render: (_, row) => <ContentState content={row} pending={row.pending && row.state !== 'draft'} />,
    },
    {
      title: t('admin.content.publishAt.column'),
      key: 'publishAt',
      search: false,
      sorter: true,
      render: (_, { publishAt }) => (publishAt ? time.dateTime(publishAt) : '—'),
    },
    {
      title: t('admin.content.views.column'),
      key: 'views',
      dataIndex: 'views',
      search: false,
      sorter: true,
      align: 'end',
    },
    {
      title: t('admin.content.version.column'),
      key: 'version',
      search: false,
      align: 'end',
      // Numbered as for readers, from version 1; a text that was never published has no version.
      render: (_, { state, version }) => (state === 'draft' ? '—' : version + 1),
    },
  ];
}

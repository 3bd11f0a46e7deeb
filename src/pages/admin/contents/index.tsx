import { Link } from '@umijs/max';
import { ButtonLink } from '@/components/Button';
import { Tag } from '@/components/Tag';
import { useTimeText } from '@/components/useTimeText';
import { useText } from '@/i18n/useText';
import { DeskPage } from '@/pages/admin/parts/DeskPage';
import { type DeskColumn, DeskTable } from '@/pages/admin/parts/DeskTable';
import { useContentNames } from '@/pages/admin/parts/useContentNames';
import { type ContentQuery, type EditorContent, listEditorContent } from '@/services/desk-content';
import { PopularWords } from './PopularWords';

/** 内容管理: announcements, policies, templates, questions and the standing pages. */
export default function ContentsPage() {
  const t = useText();
  const time = useTimeText();
  const { kinds, states, looks, stateOf } = useContentNames();
  const columns: DeskColumn<EditorContent>[] = [
    {
      title: t('desk.apply.keyword.label'),
      dataIndex: 'keyword',
      hideInTable: true,
      fieldProps: { maxLength: 60 },
    },
    {
      title: t('desk.content.title.column'),
      key: 'title',
      search: false,
      sorter: true,
      width: '38%',
      render: (_, { id, title }) => <Link to={`/admin/contents/${id}`}>{title}</Link>,
    },
    { title: t('desk.content.kind.column'), dataIndex: 'cmsTypeKey', valueType: 'select', valueEnum: kinds },
    {
      title: t('desk.case.status.column'),
      dataIndex: 'state',
      valueType: 'select',
      valueEnum: states,
      render: (_, row) => {
        const [look, words] = [looks[row.state], stateOf(row)];
        return <Tag {...look}>{words}</Tag>;
      },
    },
    {
      title: t('desk.content.publishAt.column'),
      key: 'publishAt',
      search: false,
      sorter: true,
      render: (_, { publishAt }) => (publishAt ? time.dateTime(publishAt) : '—'),
    },
    {
      title: t('desk.content.views.column'),
      key: 'views',
      dataIndex: 'views',
      search: false,
      sorter: true,
      align: 'end',
    },
    { title: t('desk.content.version.column'), dataIndex: 'version', search: false, align: 'end' },
  ];
  return (
    <DeskPage title={t('desk.content.page.title')} lead={t('desk.content.page.help')}>
      <DeskTable<EditorContent, ContentQuery>
        caption={t('desk.content.page.title')}
        columns={columns}
        load={listEditorContent}
        rowKey={({ id }) => id}
        empty={t('desk.content.none.empty')}
        tools={
          <ButtonLink look="primary" to="/admin/contents/new">
            {t('desk.content.create.action')}
          </ButtonLink>
        }
      />
      <PopularWords />
    </DeskPage>
  );
}

import { useNavigate } from '@umijs/max';
import { ButtonLink } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { AdminPage } from '@/pages/admin/parts/AdminPage';
import { AdminTable } from '@/pages/admin/parts/table/AdminTable';
import { type ContentListRow, type ContentQuery, listEditorContent } from '@/services/admin-content';
import { PopularWords } from './PopularWords';
import { useContentColumns } from './useContentColumns';

/** 内容管理: announcements, policies, templates, questions and the standing pages. */
export default function ContentsPage() {
  const t = useText();
  const navigate = useNavigate();
  return (
    <AdminPage title={t('admin.content.page.title')} lead={t('admin.content.page.help')}>
      <AdminTable<ContentListRow, ContentQuery>
        caption={t('admin.content.page.title')}
        columns={useContentColumns()}
        load={listEditorContent}
        rowKey={({ id }) => id}
        work={{
          name: ({ title }) => title,
          told: () => [],
          open: ({ id }) => navigate(`/admin/contents/${id}`),
          acts: [],
        }}
        empty={t('admin.content.none.empty')}
        blank={{ title: t('admin.content.blank.empty'), help: t('admin.content.blank.help') }}
        tools={() => (
          <ButtonLink look="primary" to="/admin/contents/new">
            {t('admin.content.create.action')}
          </ButtonLink>
        )}
      />
      <PopularWords />
    </AdminPage>
  );
}

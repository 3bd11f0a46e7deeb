import type { OwnReview } from '@contract/review';
import { Link, useNavigate, useSearchParams } from '@umijs/max';
import { TabLine } from '@/components/TabLine';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { AdminPage } from '@/pages/admin/parts/AdminPage';
import { ReviewTag } from '@/pages/admin/parts/ReviewTag';
import { type AdminColumn, AdminTable } from '@/pages/admin/parts/table/AdminTable';
import { listOwnReviews, type OwnReviewQuery } from '@/services/review';

/** 我的评审: the applications assigned to an expert, without units or names. */
export default function ReviewsPage() {
  const t = useText();
  const time = useTimeText();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const tab = params.get('tab') === 'done' ? 'done' : 'open';
  const columns: AdminColumn<OwnReview>[] = [
    {
      title: t('admin.apply.title.column'),
      key: 'title',
      search: false,
      width: '36%',
      render: (_, { id, title }) => <Link to={`/admin/reviews/${id}`}>{title}</Link>,
    },
    { title: t('admin.apply.no.column'), dataIndex: 'no', search: false },
    { title: t('admin.apply.category.column'), dataIndex: 'categoryName', search: false },
    {
      title: t('admin.review.status.column'),
      key: 'status',
      search: false,
      render: (_, { status }) => <ReviewTag status={status} />,
    },
    {
      title: t(tab === 'done' ? 'admin.review.done.column' : 'admin.review.deadline.column'),
      key: 'deadline',
      search: false,
      render: (_, { deadline, finalAt, open }) => {
        if (finalAt) return time.dateTime(finalAt);
        return open ? time.deadline(deadline) : t('admin.review.closed.label');
      },
    },
    {
      title: t('admin.review.total.column'),
      key: 'total',
      search: false,
      align: 'end',
      render: (_, { total }) => total ?? '—',
    },
  ];
  return (
    <AdminPage title={t('admin.review.page.title')} lead={t('admin.review.page.help')}>
      <TabLine
        label={t('admin.review.page.title')}
        current={tab}
        tabs={[
          { key: 'open', label: t('admin.review.open.label'), to: '?tab=open' },
          { key: 'done', label: t('admin.review.done.label'), to: '?tab=done' },
        ]}
      />
      <AdminTable<OwnReview, OwnReviewQuery>
        caption={t('admin.review.page.title')}
        columns={columns}
        tabParam="tab"
        load={(query) => listOwnReviews({ ...query, tab })}
        rowKey={({ id }) => id}
        work={{
          name: ({ title }) => title,
          told: () => [],
          open: ({ id }) => navigate(`/admin/reviews/${id}`),
          acts: [],
        }}
        empty={t(tab === 'open' ? 'admin.review.noneOpen.empty' : 'admin.review.noneDone.empty')}
      />
    </AdminPage>
  );
}

import type { OwnReview } from '@contract/review';
import { Link, useSearchParams } from '@umijs/max';
import { LinkTabs } from '@/components/LinkTabs';
import { useTimeText } from '@/components/useTimeText';
import { useText } from '@/i18n/useText';
import { DeskPage } from '@/pages/admin/parts/DeskPage';
import { type DeskColumn, DeskTable } from '@/pages/admin/parts/DeskTable';
import { ReviewTag } from '@/pages/admin/parts/ReviewTag';
import { listOwnReviews, type OwnReviewQuery } from '@/services/review';

/** 我的评审: what an expert has been asked to judge. No unit and no name appears here. */
export default function ReviewsPage() {
  const t = useText();
  const time = useTimeText();
  const [params] = useSearchParams();
  const tab = params.get('tab') === 'done' ? 'done' : 'open';
  const columns: DeskColumn<OwnReview>[] = [
    {
      title: t('desk.apply.title.column'),
      search: false,
      width: '36%',
      render: (_, { id, title }) => <Link to={`/admin/reviews/${id}`}>{title}</Link>,
    },
    { title: t('desk.apply.no.column'), dataIndex: 'no', search: false },
    { title: t('desk.apply.category.column'), dataIndex: 'categoryName', search: false },
    {
      title: t('desk.review.status.column'),
      search: false,
      render: (_, { status }) => <ReviewTag status={status} />,
    },
    {
      title: t('desk.review.deadline.column'),
      search: false,
      render: (_, { deadline }) => time.deadline(deadline),
    },
    {
      title: t('desk.review.total.column'),
      search: false,
      align: 'end',
      render: (_, { total }) => total ?? '—',
    },
  ];
  return (
    <DeskPage title={t('desk.review.page.title')} lead={t('desk.review.page.help')}>
      <LinkTabs
        label={t('desk.review.page.title')}
        current={tab}
        tabs={[
          { key: 'open', label: t('desk.review.open.label'), to: '?tab=open' },
          { key: 'done', label: t('desk.review.done.label'), to: '?tab=done' },
        ]}
      />
      <DeskTable<OwnReview, OwnReviewQuery>
        caption={t('desk.review.page.title')}
        columns={columns}
        load={(query) => listOwnReviews({ ...query, tab })}
        rowKey={({ id }) => id}
        empty={t(tab === 'open' ? 'desk.review.noneOpen.empty' : 'desk.review.noneDone.empty')}
      />
    </DeskPage>
  );
}

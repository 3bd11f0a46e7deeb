import { Link } from '@umijs/max';
import { useText } from '@/i18n/useText';
import { AdminPage } from '@/pages/admin/parts/AdminPage';

/** The office has taken it back: while it was open here, or before its address was called. */
export function ReviewGone({ wasOpen }: { wasOpen: boolean }) {
  const t = useText();
  return (
    <AdminPage title={t(wasOpen ? 'admin.review.takenBack.empty' : 'admin.review.gone.empty')}>
      <p>
        <Link to="/admin/reviews">{t('admin.review.toMine.action')}</Link>
      </p>
    </AdminPage>
  );
}

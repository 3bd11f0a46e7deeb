import { useLoad } from '@/hooks/useLoad';
import { useModelDispatch } from '@/hooks/useModelDispatch';
import { useText } from '@/i18n/useText';
import styles from './NewsFront.module.css';
import { NewsList } from './NewsList';
import { NoticeBlock } from './NoticeBlock';

/** Number of notices loaded at once, enough to fill both columns with a single request. */
const LOADED = 20;
const SHOWN = 6;

/** The home page with announcements first, and current notices beside them. */
export function NewsFront() {
  const t = useText();
  const dispatch = useModelDispatch();
  const payload = { cmsTypeKey: 'notification', p: { pageSize: LOADED } } as const;
  const { data, error, reload } = useLoad(() => dispatch({ type: 'homepage/typeList', payload }));
  const fault = error && { error, retry: reload };
  const of = (kind: 'announcement' | 'notification') =>
    data?.filter(({ cmsTypeKey }) => cmsTypeKey === kind).slice(0, SHOWN);
  return (
    <div className={`wrap ${styles.front}`}>
      <NoticeBlock title={t('home.news.self.title')} rows={of('announcement')} fault={fault} />
      <NewsList rows={of('notification')} fault={fault} />
    </div>
  );
}

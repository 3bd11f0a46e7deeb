import type { Application } from '@contract/apply';
import { Link } from '@umijs/max';
import { useText } from '@/i18n/useText';

interface Props {
  application: Pick<Application, 'status' | 'notice'>;
  className: string | undefined;
}

/** Links to the public announcement that lists the application, or in which it was struck out after an objection. */
export function NamedInNotice({ application: { status, notice }, className }: Props) {
  const t = useText();
  if (!notice || (status !== 'publicity' && !notice.corrected)) return null;
  return (
    <p className={className}>
      {t(notice.corrected ? 'letter.notice.corrected.label' : 'letter.notice.named.label')}{' '}
      <Link to={`/notification/${notice.id}`}>{notice.title}</Link>
    </p>
  );
}

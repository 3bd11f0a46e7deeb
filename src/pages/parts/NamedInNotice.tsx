import type { Application } from '@contract/apply';
import { Link } from '@umijs/max';
import { useText } from '@/i18n/useText';

interface Props {
  application: Pick<Application, 'status' | 'notice'>;
  className: string | undefined;
}

/** What everybody can read about it: the list that proposes it, or that says it is out of it. */
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

import { Anchor } from '@/components/Anchor';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { viewPath } from '@/pages/innovation/myProjects/parts/application-paths';
import { fetchConfirmations } from '@/services/confirmation';

/** How many members have confirmed, with a link to the list; nothing if the project has no other members. */
export function ConfirmationsLine({ id }: { id: number }) {
  const t = useText();
  const { data } = useLoad(() => fetchConfirmations(id), { about: id });
  const total = data?.members.length ?? 0;
  if (!data || total === 0) return null;
  const n = data.members.filter(({ state }) => state === 'confirmed').length;
  return (
    <p>
      <Anchor to={viewPath(id, 'confirmations')}>{t('confirmations.line.self.action', { n, total })}</Anchor>
    </p>
  );
}

import { Banner } from '@/components/Banner';
import { ButtonLink } from '@/components/Button';
import { useLoad } from '@/hooks/useLoad';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { viewPath } from '@/pages/innovation/myProjects/parts/application-paths';
import { fetchConfirmations } from '@/services/confirmation';

/** Before submission: the members who have not confirmed. It informs, but does not prevent submission. */
export function UnconfirmedNote({ id }: { id: number }) {
  const t = useText();
  const join = useList();
  const { data } = useLoad(() => fetchConfirmations(id), { about: id });
  const names = (data?.members ?? []).flatMap(({ name, state }, at) =>
    state === 'confirmed' ? [] : [name ?? t('confirmations.row.unnamed.label', { n: at + 1 })],
  );
  if (names.length === 0) return null;
  return (
    <Banner
      action={
        <ButtonLink size="small" to={viewPath(id, 'confirmations')}>
          {t('confirmations.check.look.action')}
        </ButtonLink>
      }
    >
      {t('confirmations.check.pending.help', { names: join(names) })}
    </Banner>
  );
}

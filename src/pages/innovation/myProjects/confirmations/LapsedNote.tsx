import { Banner } from '@/components/Banner';
import { ButtonLink } from '@/components/Button';
import { useLoad } from '@/hooks/useLoad';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { viewPath } from '@/pages/innovation/myProjects/parts/application-paths';
import { fetchConfirmations } from '@/services/confirmation';

interface Props {
  id: number;
  /** When the form was last saved: what it says about a member may have changed since. */
  savedAt: string | null;
}

/** Beside the member fields: the members whose confirmation a change has invalidated. */
export function LapsedNote({ id, savedAt }: Props) {
  const t = useText();
  const join = useList();
  const { data } = useLoad(() => fetchConfirmations(id), { about: id, refreshDeps: [savedAt] });
  const names = (data?.members ?? []).flatMap(({ name, state }, at) =>
    state === 'lapsed' ? [name ?? t('confirmations.row.unnamed.label', { n: at + 1 })] : [],
  );
  return (
    <div role="status">
      {names.length > 0 && (
        <Banner
          tone="warning"
          action={
            <ButtonLink size="small" to={viewPath(id, 'confirmations')}>
              {t('confirmations.check.look.action')}
            </ButtonLink>
          }
        >
          {t('confirmations.team.lapsed.help', { names: join(names) })}
        </Banner>
      )}
    </div>
  );
}

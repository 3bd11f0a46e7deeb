import { history } from '@umijs/max';
import { useConfirm } from '@/components/useConfirm';
import { useAction } from '@/hooks/useAction';
import { useSayFailure } from '@/hooks/useSayFailure';
import { useSession } from '@/hooks/useSession';
import { useText } from '@/i18n/useText';
import { useSaved } from '@/pages/user/parts/useSaved';
import { handOverUnit, removeMember, type UnitPerson } from '@/services/unit-member';
import { isFinal } from '@/utils/request-error';

/** The administrator's actions on a member: hand over the administration, or remove. */
export function usePeopleActs(reload: () => void) {
  const t = useText();
  const confirm = useConfirm();
  const act = useAction(useSayFailure());
  const saved = useSaved();
  const session = useSession();
  return {
    busy: act.busy,
    async handOver({ accountId, name }: UnitPerson): Promise<void> {
      const title = t('user.members.handOver.confirm', { name });
      if (!(await confirm({ title, okText: t('user.members.handOver.action'), danger: true }))) return;
      if (!(await act.run(() => handOverUnit(accountId)))) return reload();
      saved('user.members.handOver.success', { name });
      // Reload the user first, because what the overview requests depends on it. Replacing the address keeps Back from
      // returning to a page that no longer belongs to the reader.
      await session.reload().finally(() => history.replace('/user'));
    },
    async remove({ accountId, name }: UnitPerson, reason: string): Promise<void> {
      try {
        await removeMember(accountId, reason);
      } catch (error) {
        if (isFinal(error)) reload();
        throw error;
      }
      saved('user.members.remove.success', { name });
      reload();
    },
  };
}

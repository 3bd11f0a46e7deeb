import { agreeAgain, fetchChangedAgreements } from '@/services/registration';
import { useSession } from './useSession';
import { useStart } from './useStart';

export type Agreement = Awaited<ReturnType<typeof fetchChangedAgreements>>[number];

/** What the signed-in person has to do before all their rights apply (see duty), and the means for it. */
export function useDuties() {
  const { state } = useStart();
  const { reload, signOut } = useSession();
  return {
    duties: state.rights?.duties ?? [],
    loadAgreements: fetchChangedAgreements,
    agree: async (agreements: readonly Agreement[]): Promise<void> => {
      for (const { kind, version } of agreements) await agreeAgain({ kind, version });
      await reload();
    },
    signOut,
  };
}

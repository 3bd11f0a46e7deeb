import { useLoad } from '@/hooks/useLoad';
import { fetchUserHome } from '@/services/account';
import { listWaitingConfirmations } from '@/services/confirmation';
import { listWaitingInvitations } from '@/services/helper';
import { listAskedToLead } from '@/services/project-change';
import type { Asked } from './asked-items';

const NOTHING: Asked = {
  replies: [],
  contributions: 0,
  stalled: [],
  invitations: [],
  confirmations: [],
  leads: [],
};

/** By those who write an application together, or name this person in it. */
const askedOfMembers = async (): Promise<Pick<Asked, 'invitations' | 'confirmations' | 'leads'>> => {
  const [invitations, confirmations, leads] = await Promise.all([
    listWaitingInvitations(),
    listWaitingConfirmations(),
    listAskedToLead(),
  ]);
  return { invitations, confirmations, leads };
};

/** What other people ask of the reader, with the counts that come in the same answer. */
export function useAsked() {
  const home = useLoad(fetchUserHome, { refreshOnWindowFocus: true });
  const members = useLoad(askedOfMembers, { refreshOnWindowFocus: true });
  const asked: Asked = { ...NOTHING, ...home.data?.waiting, ...members.data };
  return { asked, counts: home.data?.counts };
}

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

/** Requests from other people who write an application together with the reader or name them in it. */
const askedOfMembers = async (): Promise<Pick<Asked, 'invitations' | 'confirmations' | 'leads'>> => {
  const [invitations, confirmations, leads] = await Promise.all([
    listWaitingInvitations(),
    listWaitingConfirmations(),
    listAskedToLead(),
  ]);
  return { invitations, confirmations, leads };
};

/** Requests of other people to the reader, and the counts in the same answer. */
export function useAsked() {
  const home = useLoad(fetchUserHome, { refreshOnWindowFocus: true });
  const members = useLoad(askedOfMembers, { refreshOnWindowFocus: true });
  const asked: Asked = { ...NOTHING, ...home.data?.waiting, ...members.data };
  return { asked, counts: home.data?.counts };
}

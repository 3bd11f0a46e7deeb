import type { Demand } from '@contract/demand';
import type { DemandStatus } from '@contract/demand-choices';
import type { DemandReply } from '@contract/demand-reply';
import { useAction } from '@/hooks/useAction';
import { useLoad } from '@/hooks/useLoad';
import { useSession } from '@/hooks/useSession';
import { failureText, statusOf } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { createReply, createReplyMessage, listReplies, submitReplyEvent } from '@/services/demand-reply';

export interface Replies {
  demandId: number;
  list: readonly DemandReply[];
  /** Somebody else's open demand, and no conversation about it under way. */
  mayAsk: boolean;
  fault: string | null;
  busy: boolean;
  /** Each answers whether it was done; what was typed stays where it was not. */
  ask: (text: string) => Promise<boolean>;
  say: (id: number, text: string) => Promise<boolean>;
  move: (reply: DemandReply, event: DemandReply['actions'][number], reason?: string) => Promise<boolean>;
}

/** What the conversations need to know of their demand. */
type Matter = Pick<Demand, 'id' | 'mine'> & { status: DemandStatus };

const isLive = (status: DemandStatus): boolean => status === 'published' || status === 'matching';

/** The conversations of this reader about one demand, and all that can be done with them. */
export function useReplies(demand: Matter, onChanged: () => void): Replies {
  const t = useText();
  const { isSignedIn } = useSession();
  const load = async () => (isSignedIn ? listReplies(demand.id) : []);
  const { data, error, reload } = useLoad(load, { about: [demand.id, isSignedIn] });
  const { run, fault, busy } = useAction();
  const list = data ?? [];
  /** Where the other side was quicker, or another tab, what may be done has changed: what stands now is read at once. */
  const orReread = (error: unknown): never => {
    if (statusOf(error) === 409) {
      reload();
      onChanged();
    }
    throw error;
  };
  const act = async (work: () => Promise<unknown>, onDone?: () => void): Promise<boolean> => {
    const done = await run(() => work().catch(orReread));
    if (done) {
      reload();
      onDone?.();
    }
    return done;
  };
  return {
    demandId: demand.id,
    list,
    mayAsk: !demand.mine && isLive(demand.status) && !list.some(({ open }) => open),
    fault: fault ?? (error ? failureText(t, error) : null),
    busy,
    ask: (text) => act(() => createReply(demand.id, text)),
    say: (id, text) => act(() => createReplyMessage(id, text)),
    move: ({ id, version }, event, reason) =>
      // The first one that is accepted moves the demand itself.
      act(() => submitReplyEvent(id, event, { version, ...(reason && { reason }) }), onChanged),
  };
}

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
  /** True for another person's open demand without a conversation in progress. */
  mayAsk: boolean;
  fault: string | null;
  busy: boolean;
  /** Each action resolves to whether it succeeded; otherwise the typed text stays. */
  ask: (text: string) => Promise<boolean>;
  say: (id: number, text: string) => Promise<boolean>;
  move: (reply: DemandReply, event: DemandReply['actions'][number], reason?: string) => Promise<boolean>;
}

/** What the conversations need to know of their demand. */
type Matter = Pick<Demand, 'id' | 'mine'> & { status: DemandStatus };

const isLive = (status: DemandStatus): boolean => status === 'published' || status === 'matching';

/** The reader's conversations about one demand, and the actions on them. */
export function useReplies(demand: Matter, onChanged: () => void): Replies {
  const t = useText();
  const { isSignedIn } = useSession();
  const load = async () => (isSignedIn ? listReplies(demand.id) : []);
  const { data, error, reload } = useLoad(load, { about: [demand.id, isSignedIn] });
  const { run, fault, busy } = useAction();
  const list = data ?? [];
  /** On 409 the other side or another tab has acted first, so the current state is loaded again at once. */
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
      // Accepting the first one also changes the status of the demand, so it is loaded again.
      act(() => submitReplyEvent(id, event, { version, ...(reason && { reason }) }), onChanged),
  };
}

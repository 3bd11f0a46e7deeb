import { type ReactNode, useState } from 'react';
import { Button } from '@/components/Button';
import { Sheet } from '@/components/Dialog';
import { DialogActions } from '@/components/DialogActions';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { useConfirm } from '@/components/useConfirm';
import { useLoad } from '@/hooks/useLoad';
import type { MessageId } from '@/i18n/message-id';
import { useText } from '@/i18n/useText';
import { type Act, useAct } from '@/pages/admin/parts/acts/useAct';
import { ReasonForm } from '@/pages/admin/parts/ReasonForm';
import { ModerationFacts } from './ModerationFacts';
import { MODERATION_REASON, type ModerationDecision } from './moderation-decision';

interface Moderated {
  version: number;
  draft: { title: string };
  actions: readonly string[];
}
interface Props<Case extends Moderated, Hard extends string> {
  id: number;
  words: 'demand' | 'achi';
  /** Actions that require a reason, each with the message shown afterwards. */
  hard: Readonly<Record<Hard, string>>;
  load: (id: number) => Promise<Case>;
  facts: (data: Case) => [title: string, content: ReactNode][];
  decide: ModerationDecision<Hard>;
  onClose: () => void;
  onDone: () => void;
}

/** One demand or achievement to moderate: its content and the possible actions. */
export function ModerationDrawer<Case extends Moderated, Hard extends string>(props: Props<Case, Hard>) {
  const { id, words, hard, load, facts, decide, onClose, onDone } = props;
  const t = useText();
  const actAtOnce = useAct();
  const confirm = useConfirm();
  const [asked, setAsked] = useState<Hard | null>(null);
  const { data, error, loading, reload } = useLoad(() => load(id));
  const name = data?.draft.title ?? '';
  const word = (end: string, values?: { name: string }) => t(`admin.${words}.${end}` as MessageId, values);

  const run = async (act: Act, event: 'publish' | Hard, reason?: string) => {
    const body = { version: data?.version ?? 0, ...(reason ? { reason } : {}) };
    const success = word(`${event === 'publish' ? 'published' : hard[event]}.success`);
    const refresh = () => {
      reload();
      onDone();
    };
    const done = await act({ run: () => decide(id, event, body), success, onStale: refresh });
    if (done) {
      onDone();
      onClose();
    }
    return done;
  };
  const publish = async () => {
    const okText = word('publish.action');
    if (await confirm({ title: word('publish.confirm', { name }), okText })) await run(actAtOnce, 'publish');
  };
  const hardActs = (Object.keys(hard) as Hard[]).filter((event) => data?.actions.includes(event));
  // If a colleague has decided meanwhile, the action may no longer be possible; its dialog then closes.
  const question = asked && hardActs.includes(asked) ? asked : null;
  const mayPublish = data?.actions.includes('publish');
  return (
    <Sheet
      open
      title={name}
      size={640}
      onClose={onClose}
      // In the footer, so that a long text does not push the buttons out of sight.
      footer={
        !error &&
        (mayPublish || hardActs.length > 0) && (
          <DialogActions>
            {hardActs.map((event) => (
              <Button key={event} look="danger" onClick={() => setAsked(event)}>
                {word(`${event}.action`)}
              </Button>
            ))}
            {mayPublish && (
              <Button look="primary" onClick={() => void publish()}>
                {word('publish.action')}
              </Button>
            )}
          </DialogActions>
        )
      }
    >
      {error && <ErrorState error={error} onRetry={reload} retrying={loading} />}
      {!error && !data && <LoadingSkeleton count={4} />}
      {!error && data && <ModerationFacts facts={facts(data)} />}
      <ReasonForm
        question={
          question && {
            title: word(`${question}.title`, { name }),
            okText: word(`${question}.action`),
            danger: true,
            limit: MODERATION_REASON,
          }
        }
        onClose={() => setAsked(null)}
        onReason={async ({ reason }, act) => question !== null && run(act, question, reason)}
      />
    </Sheet>
  );
}

import type { MessageId } from '@/i18n/message-id';
import { useText } from '@/i18n/useText';
import type { RowAct } from '@/pages/admin/parts/rows/row-work';
import { MODERATION_REASON, type ModerationDecision } from './moderation-decision';

interface Moderation<Hard extends string> {
  words: 'demand' | 'achi';
  hard: readonly Hard[];
  look: (id: number) => Promise<{ version: number; status: string; actions: readonly string[] }>;
  decide: ModerationDecision<Hard>;
}
const KEYS = { publish: 'a', return: 'r', close: 'c', remove: 'c' } as const;

const STATUS_OF = { demand: 'demand', achi: 'achievement' } as const;

/**
 * Publish, return or remove for rows of a list: a row shows only its status, so the record is loaded before each
 * decision.
 */
export function useModerationWork<Row extends { id: number }, Hard extends keyof typeof KEYS>({
  words,
  hard,
  look,
  decide,
}: Moderation<Hard>): RowAct<Row>[] {
  const t = useText();
  const events: readonly ('publish' | Hard)[] = ['publish', ...hard];
  return events.map((event) => ({
    key: KEYS[event],
    name: t(`admin.${words}.${event}.action` as MessageId),
    ...(event === 'publish' ? {} : { hard: true, reason: MODERATION_REASON }),
    fits: () => true,
    // The record as it stands: a colleague may have decided it since the list was loaded.
    why: async ({ id }) => {
      const { status } = await look(id);
      return t('admin.batch.state.label', {
        state: t(`kit.status.${STATUS_OF[words]}.${status}.label` as MessageId),
      });
    },
    ask: async ({ id }) => {
      const { version, actions } = await look(id);
      if (!actions.includes(event)) return null;
      return (reason) => decide(id, event, { version, ...(reason ? { reason } : {}) });
    },
  }));
}

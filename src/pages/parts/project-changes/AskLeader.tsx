import type { ProjectChanges } from '@contract/project-change';
import { TextField } from '@/components/form/TextField';
import { useFieldForm } from '@/hooks/useFieldForm';
import { useText } from '@/i18n/useText';
import { askLeader } from '@/services/project-change';
import { AskDialog } from './AskDialog';
import { hasMovedOn } from './moved-on';
import { useTextFault } from './useTextFault';

interface Draft {
  name: string | null;
  account: string | null;
  reason: string | null;
}

interface Props {
  /** The application. */
  id: number;
  /** Whether a leader may still be asked for. */
  offered: boolean;
  onAsked: (changes: ProjectChanges) => void;
  /** It has moved on: what may still be asked for is read anew. */
  onStale: () => void;
  onClose: () => void;
}

/** 申请变更负责人: who is to lead the project, and why. */
export function AskLeader({ id, offered, onAsked, onStale, onClose }: Props) {
  const t = useText();
  const faultOf = useTextFault();
  const form = useFieldForm<Draft>({
    form: `change-leader-${id}`,
    initial: { name: null, account: null, reason: null },
    check: (draft) => {
      const name = faultOf(draft.name, t('change.ask.name.label'));
      const account = faultOf(draft.account, t('change.ask.account.label'));
      const reason = faultOf(draft.reason, t('change.ask.reason.label'));
      return { ...(name && { name }), ...(account && { account }), ...(reason && { reason }) };
    },
    send: async ({ name, account, reason }) => {
      if (!name || !account || !reason) return;
      try {
        onAsked(await askLeader(id, { name, account, reason }));
        onClose();
      } catch (error) {
        if (hasMovedOn(error)) onStale();
        throw error;
      }
    },
  });
  return (
    <AskDialog
      title={t('change.act.askLeader.action')}
      offered={offered}
      form={form}
      reason={form.at('reason')}
      onClose={onClose}
    >
      <TextField {...form.at('name')} label={t('change.ask.name.label')} required />
      <TextField
        {...form.at('account')}
        label={t('change.ask.account.label')}
        help={t('change.ask.account.help')}
        required
        ltr
      />
    </AskDialog>
  );
}

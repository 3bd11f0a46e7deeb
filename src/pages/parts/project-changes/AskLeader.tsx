import type { ProjectChanges } from '@contract/project-change';
import { TextField } from '@/components/form/TextField';
import { useFieldForm } from '@/hooks/useFieldForm';
import { useText } from '@/i18n/useText';
import { askLeader } from '@/services/project-change';
import { AskDialog } from './AskDialog';
import { useTextFault } from './useTextFault';

interface Draft {
  name: string | null;
  account: string | null;
  reason: string | null;
}

interface Props {
  /** The application. */
  id: number;
  onAsked: (changes: ProjectChanges) => void;
  onClose: () => void;
}

/** 申请变更负责人: who is to lead the project, and why. */
export function AskLeader({ id, onAsked, onClose }: Props) {
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
      onAsked(await askLeader(id, { name, account, reason }));
      onClose();
    },
  });
  return (
    <AskDialog
      title={t('change.act.askLeader.action')}
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

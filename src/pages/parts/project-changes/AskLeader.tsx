import type { ProjectChanges } from '@contract/project-change';
import { CHANGE_TEXT_MAX, SUCCESSOR_TEXT_MAX } from '@contract/project-change-choices';
import { TextField } from '@/components/form/TextField';
import { useFieldForm } from '@/hooks/useFieldForm';
import { useTextFault } from '@/hooks/useTextFault';
import { useText } from '@/i18n/useText';
import { askLeader } from '@/services/project-change';
import { AskDialog } from './AskDialog';
import { hasMovedOn } from './moved-on';

interface Draft {
  name: string | null;
  account: string | null;
  reason: string | null;
}

interface Props {
  /** Id of the application. */
  id: number;
  /** Whether a new leader may still be requested. */
  offered: boolean;
  onAsked: (changes: ProjectChanges) => void;
  /** Called when the application has moved on, to load again what may be requested. */
  onStale: () => void;
  onClose: () => void;
}

const WHOM = { max: SUCCESSOR_TEXT_MAX };

/** 申请变更负责人: the proposed new leader, and the reason. */
export function AskLeader({ id, offered, onAsked, onStale, onClose }: Props) {
  const t = useText();
  const faultOf = useTextFault();
  const form = useFieldForm<Draft>({
    form: `change-leader-${id}`,
    initial: { name: null, account: null, reason: null },
    check: (draft) => {
      const name = faultOf(t('change.ask.name.label'), draft.name, WHOM);
      const account = faultOf(t('change.ask.account.label'), draft.account, WHOM);
      const reason = faultOf(t('change.ask.reason.label'), draft.reason, { max: CHANGE_TEXT_MAX });
      return { ...(name && { name }), ...(account && { account }), ...(reason && { reason }) };
    },
    send: async ({ name, account, reason }) => {
      if (!name || !account || !reason) return;
      try {
        onAsked(await askLeader(id, { name: name.trim(), account: account.trim(), reason: reason.trim() }));
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
      words={[
        { label: t('change.ask.name.label'), text: form.values.name ?? '' },
        { label: t('change.ask.account.label'), text: form.values.account ?? '' },
      ]}
      reason={form.at('reason')}
      onClose={onClose}
    >
      <TextField {...form.at('name')} label={t('change.ask.name.label')} required {...WHOM} />
      <TextField
        {...form.at('account')}
        label={t('change.ask.account.label')}
        help={t('change.ask.account.help')}
        required
        {...WHOM}
        ltr
      />
    </AskDialog>
  );
}

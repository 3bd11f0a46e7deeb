import type { Confirmations, MemberConfirmation } from '@contract/confirmation';
import { Button } from '@/components/Button';
import { useConfirm } from '@/components/useConfirm';
import { useAction } from '@/hooks/useAction';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import styles from '@/pages/innovation/myProjects/people/people.module.css';
import { askMember, remindMember, withdrawRequest } from '@/services/confirmation';

interface Props {
  id: number;
  member: MemberConfirmation;
  name: string;
  onChange: (next: Confirmations, said: string) => void;
  /** Called when the service refuses: the member or another window acted first, so the row may be outdated. */
  onRefused: () => void;
}

/** Asks a member to confirm, reminds them, or withdraws the request. */
export function RequestActions({ id, member, name, onChange, onRefused }: Props) {
  const t = useText();
  const join = useList();
  const confirm = useConfirm();
  const { busy, fault, run } = useAction();
  const { rowId, id: requestId, state, remindable } = member;
  const again = state === 'declined' || state === 'lapsed' ? 'again' : 'ask';
  const mayAsk = state === 'unasked' || again === 'again';
  const asking = t(`confirmations.${again}.self.action`);
  const act = async (sent: Promise<Confirmations>, said: string): Promise<void> => {
    if (!(await run(async () => onChange(await sent, said)))) onRefused();
  };
  const ask = () => act(askMember(id, rowId), t('confirmations.ask.self.success', { name }));
  const remind = (request: number) =>
    act(remindMember(id, request), t('confirmations.remind.self.success', { name }));
  const withdraw = async (request: number): Promise<void> => {
    const sure =
      state === 'waiting' ||
      (await confirm({
        title: t('confirmations.withdraw.self.confirm', { name }),
        okText: t('confirmations.withdraw.self.action'),
        danger: true,
      }));
    if (sure) await act(withdrawRequest(id, request), t('confirmations.withdraw.self.success', { name }));
  };
  return (
    <>
      <div className={styles.acts}>
        {mayAsk && (
          <Button
            size="small"
            busy={busy}
            onClick={() => void ask()}
            // The accessible name starts with the visible label, so that voice control finds the button.
            aria-label={join([asking, name], 'facts')}
          >
            {asking}
          </Button>
        )}
        {remindable && requestId !== null && (
          <Button
            size="small"
            busy={busy}
            onClick={() => void remind(requestId)}
            aria-label={t('confirmations.remind.one.action', { name })}
          >
            {t('confirmations.remind.self.action')}
          </Button>
        )}
        {requestId !== null && (
          <Button
            size="small"
            look="text"
            busy={busy}
            onClick={() => void withdraw(requestId)}
            aria-label={t('confirmations.withdraw.one.action', { name })}
          >
            {t('confirmations.withdraw.self.action')}
          </Button>
        )}
      </div>
      {fault && (
        <p role="alert" className={`${styles.fault} ${styles.wide}`}>
          {fault}
        </p>
      )}
    </>
  );
}

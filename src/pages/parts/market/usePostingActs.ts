import { history } from '@umijs/max';
import { type Question, useConfirm } from '@/components/useConfirm';
import type { Draft, Versioned } from '@/draft/draft-shape';
import { useAction } from '@/hooks/useAction';
import { useUnsettled } from '@/hooks/useUnsettled';
import { statusOf } from '@/i18n/failure-text';

/**
 * Actions on the reader's own demand or achievement, each with its confirmation question; `fault` is the service's
 * refusal.
 */
export function usePostingActs<Row extends Versioned & { id: number }>(
  draft: Draft<Row>,
  onMoved: (next: Row) => void,
) {
  const confirm = useConfirm();
  const { run, fault, busy } = useAction();
  const { unsettled, settled } = useUnsettled(draft);

  /** On 409 a moderator or another device has changed the record, so the page continues with its current state. */
  const orReread = async (error: unknown): Promise<never> => {
    if (statusOf(error) === 409) await draft.refresh().catch(() => undefined);
    throw error;
  };

  /** Saves edits before acting; a null question skips the confirmation. Resolves to whether it succeeded. */
  const act = async (question: Question | null, send: (record: Row) => Promise<Row>): Promise<boolean> => {
    if (question && !(await confirm(question))) return false;
    let isDone = false;
    await run(async () => {
      if (!(await settled())) return;
      onMoved(await send(draft.view().record).catch(orReread));
      isDone = true;
    });
    return isDone;
  };

  /** Deletes the record and returns to its list. */
  const remove = async (
    question: Omit<Question, 'danger'>,
    send: (id: number) => Promise<unknown>,
    list: string,
  ): Promise<void> => {
    if (!(await confirm({ ...question, danger: true }))) return;
    await run(async () => {
      await send(draft.view().record.id).catch(orReread);
      history.push(list);
    });
  };
  return { act, remove, fault: fault ?? unsettled, busy };
}

import type { OwnAct } from '@contract/admin-apply';
import { auditWord } from '@contract/rules/audit-words';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { useConfirm } from '@/components/useConfirm';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { useWords } from '@/i18n/useWords';
import { useAct } from '@/pages/admin/parts/acts/useAct';
import { undoAct } from '@/services/admin-apply';

interface Props {
  act: OwnAct;
  undo: NonNullable<OwnAct['undo']>;
  /** The name of the action in the reader's language. */
  name: string;
  onDone: (acts: OwnAct[]) => void;
  /** Called when the record has changed in the meantime, so that the action can no longer be taken back. */
  onStale: () => void;
}

/** Takes an action back after stating what that does and who will be notified. */
export function UndoAct({ act: { id, title }, undo: { by, until, tells }, name, onDone, onStale }: Props) {
  const t = useText();
  const say = useWords();
  const join = useList();
  const time = useTimeText();
  const confirm = useConfirm();
  const act = useAct();
  const [busy, setBusy] = useState(false);
  const word = auditWord(by);
  const press = async (): Promise<void> => {
    const agreed = await confirm({
      title: t('admin.undo.self.title', {
        act: join(
          [name, title].filter((part) => part !== null),
          'pair',
        ),
      }),
      content: (
        <>
          {word && <p>{t('admin.undo.does.help', { act: say(word) })}</p>}
          <p>
            {tells.length > 0
              ? t('admin.undo.tells.help', { names: join(tells) })
              : t('admin.undo.silent.help')}
          </p>
          <p>{t('admin.undo.until.help', { at: time.dateTime(until) })}</p>
        </>
      ),
      okText: t('admin.undo.sure.action'),
    });
    if (!agreed) return;
    setBusy(true);
    await act({
      run: async () => onDone(await undoAct(id)),
      success: t('admin.undo.self.success'),
      onStale,
    });
    setBusy(false);
  };
  return (
    <Button
      size="small"
      look="text"
      busy={busy}
      aria-label={t('admin.undo.of.action', { act: name })}
      onClick={() => void press()}
    >
      {t('admin.undo.self.action')}
    </Button>
  );
}

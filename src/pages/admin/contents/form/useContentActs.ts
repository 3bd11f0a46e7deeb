import type { ContentEvent } from '@contract/content-choices';
import type { OpenContent } from '@contract/content-draft';
import type { ContentReach } from '@contract/rules/content-reach';
import { history } from '@umijs/max';
import { useState } from 'react';
import { useConfirm } from '@/components/useConfirm';
import { NOTICE_MS } from '@/constants/notices';
import type { Draft } from '@/draft/draft-shape';
import { settle } from '@/draft/settle';
import { useText } from '@/i18n/useText';
import { type Act, useAct } from '@/pages/admin/parts/acts/useAct';
import { removeContent, restoreContentVersion, submitContentEvent } from '@/services/admin-content';
import { notices } from '@/utils/notices';
import { useActWords } from './useActWords';

export interface ContentActs {
  busy: boolean;
  move: (event: ContentEvent) => Promise<void>;
  remove: (title: string) => Promise<void>;
  /** Restores an earlier version; resolves to whether it succeeded. */
  restore: (act: Act, kept: number, note: string) => Promise<boolean>;
}

/** What may be done with a text, each act with its question and a word about how it ended. */
export function useContentActs(
  draft: Draft<OpenContent>,
  reach: ContentReach,
  due: Date | null,
): ContentActs {
  const t = useText();
  const words = useActWords(reach, due, draft.view().record.listed.running);
  const confirm = useConfirm();
  const act = useAct();
  const [busy, setBusy] = useState(false);
  const whenSaved = async <T>(work: () => Promise<T>): Promise<T | null> => {
    setBusy(true);
    try {
      const open = await settle(draft);
      if (!open) return await work();
      (await notices()).message('warning', t(open), NOTICE_MS);
      return null;
    } finally {
      setBusy(false);
    }
  };
  const move = async (event: ContentEvent): Promise<void> => {
    const { said, ...question } = words[event];
    const isSure = await confirm({ ...question, danger: event !== 'publish' });
    if (!isSure) return;
    await whenSaved(() =>
      act({
        run: async () => {
          const { id, version } = draft.view().record;
          await submitContentEvent(id, event, version);
          await draft.refresh();
        },
        success: said,
        onStale: () => void draft.refresh(),
      }),
    );
  };
  const remove = async (title: string): Promise<void> => {
    const isSure = await confirm({
      title: t('admin.content.delete.confirm', { name: title || t('admin.content.untitled.label') }),
      okText: t('admin.content.delete.action'),
      danger: true,
    });
    if (!isSure) return;
    await whenSaved(() =>
      act({
        run: async () => {
          await removeContent(draft.view().record.id);
          history.push('/admin/contents');
        },
        success: t('admin.content.deleted.success'),
      }),
    );
  };
  const restore = async (by: Act, kept: number, note: string): Promise<boolean> =>
    (await whenSaved(() =>
      by({
        run: async () => {
          const { id, version } = draft.view().record;
          await restoreContentVersion(id, kept, { version, note });
          await draft.refresh();
        },
        success: t('admin.content.restored.success', { n: kept + 1 }),
        onStale: () => void draft.refresh(),
      }),
    )) ?? false;
  return { busy, move, remove, restore };
}

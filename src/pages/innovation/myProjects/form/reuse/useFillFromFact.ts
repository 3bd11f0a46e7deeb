import type { FieldValue } from '@contract/rules/draft-fields';
import { fieldWord } from '@contract/rules/field-labels';
import { useState } from 'react';
import { useConfirm } from '@/components/useConfirm';
import { removeRow } from '@/draft/draft-rows';
import { useAction } from '@/hooks/useAction';
import { useUnsettled } from '@/hooks/useUnsettled';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import type { EditorContext } from '@/pages/innovation/myProjects/parts/editor-context';
import { useFactText } from '@/pages/parts/reuse/useFactText';
import { fillFromFact } from '@/services/fact';
import type { FactOffer } from './fact-offers';

interface Filled {
  /** The fact that was filled in, and the number of its fields. */
  name: string;
  n: number;
  undo: () => void;
}

/** Fills a fact of the library into the form, after confirmation if fields have other values; can be undone. */
export function useFillFromFact({ draft, application }: EditorContext) {
  const t = useText();
  const say = useWords();
  const join = useList();
  const confirm = useConfirm();
  const text = useFactText();
  const { busy, fault, run } = useAction();
  const { unsettled, settled } = useUnsettled(draft);
  const [done, setDone] = useState<Filled | null>(null);

  const mayReplace = (taken: readonly string[]): Promise<boolean> =>
    confirm({
      title: t('reuse.offer.replace.confirm', { names: join(taken.map((path) => say(fieldWord(path)))) }),
      okText: t('reuse.offer.replace.action'),
    });
  const fill = async ({ fact, fill: { how, at }, taken }: FactOffer): Promise<void> => {
    if (!(await settled())) return;
    const replace = taken.length > 0;
    if (replace && !(await mayReplace(taken))) return;
    const before = new Map<string, FieldValue>();
    await run(async () => {
      if (how === 'text') before.set(at, draft.value(at));
      const stood = draft.view().state.server;
      const { filled, row } = await fillFromFact(application.id, { factId: fact.id, at, replace });
      if (how === 'fields') for (const path of filled) before.set(path, stood[path] ?? null);
      await draft.refresh();
      const undo = (): void => {
        if (row) removeRow(draft, at, row);
        else for (const [path, value] of before) draft.set(path, value);
        setDone(null);
      };
      const n = row ? filled.length - 1 : filled.length;
      setDone({ name: text.words(fact)[0] ?? '', n, undo });
    });
  };
  return { fill, busy, fault: fault ?? unsettled, done };
}

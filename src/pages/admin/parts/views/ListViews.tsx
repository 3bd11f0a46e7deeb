import type { AdminViews } from '@contract/admin-view';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { RemovedNotice } from '@/components/form/RemovedNotice';
import { useText } from '@/i18n/useText';
import { useAct } from '@/pages/admin/parts/acts/useAct';
import { focusField } from '@/utils/focus-field';
import styles from './ListViews.module.css';
import type { Views } from './useViews';
import { ViewButtons } from './ViewButtons';
import { ViewChips } from './ViewChips';
import { ViewForm } from './ViewForm';
import { renamed, sameQuery, viewQuery, without, withView } from './view-changes';

interface Props {
  columns: ReactNode;
  views: Views;
  /** The parameters of the address that the list knows. */
  params: URLSearchParams;
}

/** A person's saved views of a list: filters, order and columns under a name, each with an address to share. */
export function ListViews({ columns, views, params }: Props) {
  const t = useText();
  const act = useAct();
  const undoId = useId();
  const box = useRef<HTMLDivElement>(null);
  const { kept, save, reload } = views;
  const [asked, setAsked] = useState<'new' | 'rename' | null>(null);
  const [gone, setGone] = useState<{ name: string; before: AdminViews } | null>(null);
  if (!kept)
    return (
      <div className={styles.views}>
        <div className={styles.acts}>{columns}</div>
      </div>
    );
  const query = viewQuery(params);
  const current = kept.views.find((view) => sameQuery(view.query, query));
  const taken = kept.views.map(({ name }) => name);
  const change = (next: AdminViews, success: string, by = act): Promise<boolean> =>
    by({ run: () => save(next), success, onStale: reload });
  const remove = async (name: string) => {
    if (!(await change(without(kept, name), t('admin.view.removed.success')))) return;
    setGone({ name, before: kept });
    requestAnimationFrame(() => focusField(undoId));
  };
  const restore = async ({ name, before }: { name: string; before: AdminViews }) => {
    if (!(await change({ ...before, version: kept.version }, t('admin.view.restored.success')))) return;
    setGone(null);
    const query = before.views.find((view) => view.name === name)?.query;
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(`a[href$="?${query}"]`)?.focus());
  };
  const opens = current !== undefined && kept.opensWith === current.name;
  return (
    <div className={styles.views} ref={box}>
      {kept.views.length > 0 && (
        <ViewChips kept={kept} current={current?.name ?? (query === '' ? '' : '?')} />
      )}
      <div className={styles.acts}>
        {current ? (
          <ViewButtons
            opens={opens}
            onRename={() => setAsked('rename')}
            onOpens={() =>
              void change(
                { ...kept, opensWith: opens ? null : current.name },
                t(opens ? 'admin.view.opensNot.success' : 'admin.view.opens.success'),
              )
            }
            onRemove={() => void remove(current.name)}
          />
        ) : (
          query !== '' && (
            <Button look="text" size="small" icon="plus" onClick={() => setAsked('new')}>
              {t('admin.view.create.action')}
            </Button>
          )
        )}
        {columns}
      </div>
      {gone && <RemovedNotice undoId={undoId} name={gone.name} onUndo={() => void restore(gone)} />}
      {asked === 'new' && (
        <ViewForm
          choice
          title={t('admin.view.create.action')}
          taken={taken}
          onClose={() => setAsked(null)}
          onName={(by, name, first) =>
            change(withView(kept, name, query, first), t('admin.view.saved.success'), by)
          }
        />
      )}
      {asked === 'rename' && current && (
        <ViewForm
          title={t('admin.view.rename.action')}
          name={current.name}
          taken={taken}
          onClose={() => setAsked(null)}
          onName={(by, name) =>
            change(renamed(kept, current.name, name), t('admin.view.renamed.success'), by)
          }
        />
      )}
    </div>
  );
}

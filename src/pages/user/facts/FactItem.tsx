import type { Fact } from '@contract/fact';
import { useState } from 'react';
import { Anchor } from '@/components/Anchor';
import { Button } from '@/components/Button';
import { useConfirm } from '@/components/useConfirm';
import { useAction } from '@/hooks/useAction';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { useFactText } from '@/pages/parts/reuse/useFactText';
import { useOriginText } from '@/pages/parts/reuse/useOriginText';
import { removeFact } from '@/services/fact';
import { FactDialog } from './FactDialog';
import styles from './facts.module.css';
import { StaleDrafts } from './StaleDrafts';

interface Props {
  fact: Fact;
  /** No other fact of its kind has the same name; otherwise all its words tell it apart. */
  isOnlyOfName: boolean;
  onChanged: () => void;
}

/** One fact: content, origin and, after a correction, the drafts that still have the old values. */
export function FactItem({ fact, isOnlyOfName, onChanged }: Props) {
  const t = useText();
  const join = useList();
  const text = useFactText();
  const origin = useOriginText();
  const confirm = useConfirm();
  const { busy, fault, run } = useAction();
  const [isOpen, setOpen] = useState(false);
  const { id, kind, mayEdit, corrected, version } = fact;
  const [name = text.kind(kind), ...rest] = text.words(fact);
  const called = isOnlyOfName ? name : join([name, ...rest], 'facts');
  const source = origin.long(fact.origin);
  const { applicationId } = fact.origin;
  const remove = async (): Promise<void> => {
    const okText = t('reuse.item.remove.action');
    const isSure = await confirm({
      title: t('reuse.item.remove.confirm', { name: called }),
      okText,
      danger: true,
    });
    if (isSure && (await run(() => removeFact(id)))) onChanged();
  };
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p className={styles.name}>
          <b>{name}</b>
          <span>{join(rest, 'facts')}</span>
        </p>
        <p className={styles.meta}>
          {applicationId !== null && fact.scope === 'person' ? (
            <Anchor to={`/innovation/myProjects/${applicationId}`}>{source}</Anchor>
          ) : (
            source
          )}
        </p>
        {corrected && <StaleDrafts id={id} version={version} />}
        {fault && (
          <p role="alert" className={styles.fault}>
            {fault}
          </p>
        )}
      </div>
      {mayEdit && (
        <div className={styles.acts}>
          <Button
            look="text"
            size="small"
            icon="pencil"
            onClick={() => setOpen(true)}
            aria-label={t('reuse.item.correctNamed.action', { name: called })}
          >
            {t('reuse.item.correct.action')}
          </Button>
          <Button
            look="text"
            size="small"
            icon="trash"
            busy={busy}
            onClick={() => void remove()}
            aria-label={t('reuse.item.removeNamed.action', { name: called })}
          >
            {t('reuse.item.remove.action')}
          </Button>
        </div>
      )}
      {isOpen && (
        <FactDialog
          kind={kind}
          fact={fact}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false);
            onChanged();
          }}
        />
      )}
    </li>
  );
}

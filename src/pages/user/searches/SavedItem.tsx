import type { SavedSearch } from '@contract/saved-search';
import { useState } from 'react';
import { Anchor } from '@/components/Anchor';
import { Button } from '@/components/Button';
import { savedWords } from '@/components/saved-words';
import { Tag } from '@/components/Tag';
import { useConfirm } from '@/components/useConfirm';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { NameForm } from '@/pages/parts/saved/NameForm';
import styles from '@/pages/user/parts/records.module.css';
import { removeSavedSearch, updateSavedSearch } from '@/services/saved-search';

/** One saved search: its filters, its latest notice, and its actions. */
export function SavedItem({ search, onChanged }: { search: SavedSearch; onChanged: () => void }) {
  const t = useText();
  const time = useTimeText();
  const confirm = useConfirm();
  const { busy, fault, run } = useAction();
  const [isNaming, setNaming] = useState(false);
  const { id, kind, name, filters, path, paused, toldTime, told } = search;
  const change = async (body: Parameters<typeof updateSavedSearch>[1]): Promise<boolean> => {
    const done = await run(() => updateSavedSearch(id, body));
    if (done) onChanged();
    return done;
  };
  const remove = async (): Promise<void> => {
    const okText = t('saved.item.remove.action');
    const isSure = await confirm({ title: t('saved.item.remove.confirm', { name }), okText, danger: true });
    if (isSure && (await run(() => removeSavedSearch(id)))) onChanged();
  };
  const isMatch = kind === 'demandMatch' || kind === 'achievementMatch';
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        {isNaming ? (
          <NameForm
            name={name}
            busy={busy}
            fault={fault}
            onName={async (next) => {
              if (await change({ name: next })) setNaming(false);
            }}
            onCancel={() => setNaming(false)}
          />
        ) : (
          <h2 className={styles.name}>
            <Anchor to={path}>{name}</Anchor>{' '}
            {paused && <Tag icon="pause">{t('saved.item.paused.label')}</Tag>}
          </h2>
        )}
        <p className={styles.meta}>
          <span>{t(`saved.kind.${kind}.label`)}</span>
          {!isMatch && savedWords(t, kind, filters).map((word) => <span key={word}>{word}</span>)}
        </p>
        <p className={styles.meta}>
          {toldTime
            ? t('saved.item.told.label', { date: time.dateTime(toldTime), n: told })
            : t('saved.item.quiet.label')}
        </p>
        {fault && !isNaming && (
          <p role="alert" className={styles.refusal}>
            {fault}
          </p>
        )}
      </div>
      <div className={styles.acts}>
        <Button look="text" size="small" icon="pencil" onClick={() => setNaming(true)}>
          {t('saved.item.rename.action')}
        </Button>
        <Button
          look="text"
          size="small"
          icon={paused ? 'play' : 'pause'}
          busy={busy}
          onClick={() => void change({ paused: !paused })}
        >
          {t(paused ? 'saved.item.resume.action' : 'saved.item.pause.action')}
        </Button>
        <Button look="text" size="small" icon="trash" onClick={() => void remove()}>
          {t('saved.item.remove.action')}
        </Button>
      </div>
    </li>
  );
}

import { savedFilters } from '@contract/rules/saved-search';
import type { SavedFilters } from '@contract/saved-search';
import { SAVED_LIMITS, type SavedKind } from '@contract/saved-search-choices';
import { useLocation } from '@umijs/max';
import { useState } from 'react';
import { Anchor } from '@/components/Anchor';
import { Button, ButtonLink } from '@/components/Button';
import { savedWords } from '@/components/saved-words';
import { useText } from '@/i18n/useText';
import { signInPath } from '@/utils/sign-in-path';
import { NameForm } from './NameForm';
import styles from './saved.module.css';
import { useSavedSearches } from './useSavedSearches';

interface Props {
  kind: SavedKind;
  filters: SavedFilters;
  /** The suggested name if the filters cannot be described in words. */
  name?: string;
}

/** 保存此搜索: the present filters under a name, with a notice when something new is published. */
export function SaveSearch({ kind, filters, name }: Props) {
  const t = useText();
  const { pathname, search } = useLocation();
  const { isSignedIn, saved, save, busy, fault } = useSavedSearches(kind, filters);
  const [isNaming, setNaming] = useState(false);
  const isMatch = kind === 'demandMatch' || kind === 'achievementMatch';
  const words = t(isMatch ? 'saved.watch.self.action' : 'saved.save.self.action');
  if (!isSignedIn)
    return (
      <ButtonLink look="text" icon="bell" to={signInPath(`${pathname}${search}`)}>
        {words}
      </ButtonLink>
    );
  if (saved)
    return (
      <p className={styles.saved} role="status">
        {t(saved.paused ? 'saved.paused.self.label' : 'saved.done.self.label', { name: saved.name })}{' '}
        <Anchor to="/user/searches">{t('saved.manage.self.action')}</Anchor>
      </p>
    );
  if (!isNaming)
    return (
      <Button look="text" icon="bell" onClick={() => setNaming(true)}>
        {words}
      </Button>
    );
  const first = name ?? savedWords(t, kind, savedFilters(kind, filters) as SavedFilters).join(' · ');
  return (
    <NameForm
      name={[...first].slice(0, SAVED_LIMITS.name.max).join('')}
      busy={busy}
      fault={fault}
      onName={save}
      onCancel={() => setNaming(false)}
    />
  );
}

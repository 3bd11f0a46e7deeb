import type { AchievementDraft } from '@contract/achievement';
import { useMemo } from 'react';
import { OutlineLinks } from '@/components/reading/OutlineLinks';
import { useText } from '@/i18n/useText';
import styles from './editor.module.css';

interface Props {
  draft: AchievementDraft;
  /** While editable, parts without content are listed too, because they can be filled in. */
  editable: boolean;
}

/** The parts of the form, each a way to its first field. */
export function EditorOutline({ draft, editable }: Props) {
  const t = useText();
  const hasCover = editable || draft.cover !== null;
  const hasFigures = editable || draft.figures.length > 0;
  const hasRights = editable || draft.ips.length > 0;
  const entries = useMemo(
    () =>
      [
        ['title', t('achi.editor.facts.title')],
        hasCover && ['cover', t('achi.picture.cover.title')],
        hasFigures && ['figures', t('achi.picture.figures.title')],
        ['contributors', t('achi.detail.people.title')],
        hasRights && ['ips', t('achi.detail.ips.title')],
        ['transfer', t('achi.editor.terms.title')],
        ['files', t('demand.form.open.title')],
      ].flatMap((part) => (part ? [{ id: part[0] ?? '', level: 2, text: part[1] ?? '' }] : [])),
    [t, hasCover, hasFigures, hasRights],
  );
  return (
    <nav className={styles.outline} aria-label={t('achi.editor.outline.label')}>
      <OutlineLinks entries={entries} />
    </nav>
  );
}

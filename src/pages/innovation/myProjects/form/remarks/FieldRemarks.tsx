import { type ReactNode, useMemo } from 'react';
import { Anchor } from '@/components/Anchor';
import { FieldNotes } from '@/components/form/FieldNotes';
import { WrittenText } from '@/components/WrittenText';
import { useText } from '@/i18n/useText';
import { useOriginNotes } from '@/pages/innovation/myProjects/form/reuse/useOriginNotes';
import type { EditorContext } from '@/pages/innovation/myProjects/parts/editor-context';
import styles from './RemarkPanel.module.css';

/** Shows each open remark at its field with a link to the answer form, and where a copied value came from. */
export function FieldRemarks({ context, children }: { context: EditorContext; children: ReactNode }) {
  const t = useText();
  const { remarks } = context.remarks;
  const origins = useOriginNotes(context);
  const both = useMemo(() => {
    const open = remarks.filter(({ status }) => status === 'open');
    const notes = Object.fromEntries(
      open.map(({ path }) => [
        path,
        open
          .filter((remark) => remark.path === path)
          .map(({ id, reasonLabel, text }) => (
            <p key={id} className={styles.note}>
              <b>{reasonLabel}</b> <WrittenText>{text}</WrittenText>{' '}
              <Anchor to={`#remark-${id}-answer`}>{t('life.remark.answerHere.action')}</Anchor>
            </p>
          )),
      ]),
    );
    return Object.fromEntries(
      [...new Set([...Object.keys(origins), ...Object.keys(notes)])].map((path) => [
        path,
        [notes[path], origins[path]],
      ]),
    );
  }, [remarks, origins, t]);
  return <FieldNotes value={both}>{children}</FieldNotes>;
}

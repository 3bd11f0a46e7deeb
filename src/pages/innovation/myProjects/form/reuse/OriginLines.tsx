import type { Section } from '@contract/enums';
import { sectionOf } from '@contract/rules/draft-fields';
import { Banner } from '@/components/Banner';
import { useText } from '@/i18n/useText';
import type { EditorContext } from '@/pages/innovation/myProjects/parts/editor-context';
import { useOriginText } from '@/pages/parts/reuse/useOriginText';
import styles from './reuse.module.css';

/** The number of fields in a section whose values were copied, and where from, so that the writer checks them. */
export function OriginLines({ context, section }: { context: EditorContext; section: Section }) {
  const t = useText();
  const text = useOriginText();
  const lines = context.application.origins.flatMap(({ paths, ...origin }) => {
    const here = paths.filter((path) => sectionOf(path) === section && !context.view.state.edits[path]);
    return here.length > 0 ? [{ source: text.long(origin), n: here.length }] : [];
  });
  if (lines.length === 0) return null;
  return (
    <div className={styles.origins}>
      <Banner>
        {lines.map(({ source, n }) => (
          <p key={source}>{t('reuse.section.filled.help', { n, source })}</p>
        ))}
      </Banner>
    </div>
  );
}

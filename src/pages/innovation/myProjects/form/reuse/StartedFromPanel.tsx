import { SECTIONS, type Section } from '@contract/enums';
import { isSkippable } from '@contract/rules/carry-over';
import { Anchor } from '@/components/Anchor';
import { Button } from '@/components/Button';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { applicationPath, stepPath } from '@/pages/innovation/myProjects/parts/application-paths';
import type { EditorContext } from '@/pages/innovation/myProjects/parts/editor-context';
import { useOriginText } from '@/pages/parts/reuse/useOriginText';
import { skipAnew } from '@/services/apply';
import { type AnewGroup, anewGroups } from './anew-groups';
import styles from './reuse.module.css';

interface Props {
  context: EditorContext;
  /** Limits the panel to one section; without it the whole list is shown, with the origin of the draft. */
  section?: Section;
}

/** The earlier application that the draft was copied from, and what must still be written anew. */
export function StartedFromPanel({ context, section }: Props) {
  const t = useText();
  const say = useWords();
  const text = useOriginText();
  const { busy, fault, run } = useAction();
  const { application, draft, over, readOnly } = context;
  const { id, part, startedFrom } = application;
  if (!startedFrom || over) return null;
  const groups = anewGroups(say, context);
  const shown = section ? groups.filter((group) => group.section === section) : groups;
  if (section && shown.length === 0) return null;
  const skip = async ({ paths }: AnewGroup): Promise<void> => {
    if (await run(() => skipAnew(id, paths))) await draft.refresh();
  };
  const item = (group: AnewGroup) => {
    const { pattern, label, paths } = group;
    const name = paths.length > 1 ? t('reuse.anew.several.label', { label, n: paths.length }) : label;
    return (
      <li key={pattern}>
        <Anchor to={stepPath(id, group.section, paths[0])}>{name}</Anchor>
        {part === 'leader' && !readOnly && isSkippable(pattern) && (
          <Button
            look="text"
            size="small"
            busy={busy}
            onClick={() => void skip(group)}
            aria-label={t('reuse.anew.skipNamed.action', { label })}
          >
            {t('reuse.anew.skip.action')}
          </Button>
        )}
      </li>
    );
  };
  const bySection = SECTIONS.map((each) => [each, shown.filter((group) => group.section === each)] as const);
  return (
    <section className={styles.panel} aria-labelledby="anew-title">
      <h2 id="anew-title">{t(shown.length > 0 ? 'reuse.anew.self.title' : 'reuse.anew.done.title')}</h2>
      {!section && (
        <p className={styles.lead}>
          <Anchor to={applicationPath(startedFrom.applicationId)}>{startedFrom.title}</Anchor>
          <span>{text.long(startedFrom)}</span>
          <span>{t(shown.length > 0 ? 'reuse.anew.self.help' : 'reuse.anew.done.help')}</span>
        </p>
      )}
      {bySection.map(
        ([each, own]) =>
          own.length > 0 && (
            <div key={each} className={styles.group}>
              {!section && <h3>{t(`application.step.${each}.title`)}</h3>}
              <ul className={styles.anew}>{own.map(item)}</ul>
            </div>
          ),
      )}
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </section>
  );
}

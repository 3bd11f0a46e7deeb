import type { Section } from '@contract/enums';
import { Banner } from '@/components/Banner';
import { useText } from '@/i18n/useText';
import { LapsedNote } from '@/pages/innovation/myProjects/confirmations/LapsedNote';
import type { EditorContext } from '@/pages/innovation/myProjects/parts/editor-context';
import { RemarkPanel } from './remarks/RemarkPanel';
import { FactOffers } from './reuse/FactOffers';
import { OriginLines } from './reuse/OriginLines';
import { StartedFromPanel } from './reuse/StartedFromPanel';

interface Props {
  context: EditorContext;
  section: Section;
  /** Read-only for this reader, who may still edit other sections. */
  readOnly: boolean;
}

/** Shown before the fields of a section: who writes it, its remarks, and where its values come from. */
export function SectionNotes({ context, section, readOnly }: Props) {
  const t = useText();
  const { application, view } = context;
  return (
    <>
      {!context.readOnly && readOnly && <Banner>{t('people.section.others.help')}</Banner>}
      {section === 'team' && !view.isNew && <LapsedNote id={application.id} savedAt={view.savedAt} />}
      <RemarkPanel context={context} section={section} />
      <StartedFromPanel context={context} section={section} />
      <OriginLines context={context} section={section} />
      {!readOnly && !view.isNew && <FactOffers key={section} context={context} section={section} />}
    </>
  );
}

import { SECTIONS, type Step } from '@contract/enums';
import { Suspense } from 'react';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import type { EditorContext } from '@/pages/innovation/myProjects/parts/editor-context';
import { PrecheckPage } from './check/PrecheckPage';
import type { EditorPageName } from './editor-page-name';
import { CheckPage, CommentsPage, ConfirmationsPage, OfflinePage, PeoplePage, PrintPage } from './lazy-views';
import { SectionFrame } from './SectionFrame';
import { TaskPage } from './TaskPage';

interface Props {
  page: EditorPageName;
  context: EditorContext;
  lastStep: Step;
}

/** One page of the draft. */
export function EditorPage({ page, context, lastStep }: Props) {
  const section = SECTIONS.find((known) => known === page);
  if (section) return <SectionFrame context={context} section={section} />;
  if (page === 'precheck') return <PrecheckPage context={context} />;
  if (page === 'tasks') return <TaskPage context={context} lastStep={lastStep} />;
  return (
    <Suspense key={page} fallback={<LoadingSkeleton page={context.title} count={4} />}>
      <FetchedPage page={page} context={context} />
    </Suspense>
  );
}

function FetchedPage({ page, context }: Pick<Props, 'page' | 'context'>) {
  const { application, title, talk, sections, unread, period, dicts } = context;
  if (page === 'people') return <PeoplePage application={application} title={title} />;
  if (page === 'confirmations') return <ConfirmationsPage application={application} title={title} />;
  if (page === 'print') return <PrintPage record={{ application, sections, unread, period, dicts }} />;
  if (page === 'offline') return <OfflinePage context={context} />;
  if (page === 'check') return <CheckPage context={context} />;
  return <CommentsPage application={application} title={title} talk={talk} sections={sections} />;
}

import { SECTIONS, type Step } from '@contract/enums';
import { lazy, Suspense } from 'react';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { CommentsPage } from '@/pages/innovation/myProjects/comments/CommentsPage';
import { ConfirmationsPage } from '@/pages/innovation/myProjects/confirmations/ConfirmationsPage';
import { PeoplePage } from '@/pages/innovation/myProjects/people/PeoplePage';
import { CheckPage } from './CheckPage';
import type { EditorContext } from './editor-context';
import type { EditorPageName } from './editor-page-name';
import { PrecheckPage } from './PrecheckPage';
import { SectionFrame } from './SectionFrame';
import { TaskPage } from './TaskPage';

/** Opened by few: it brings the reading of files with it. */
const OfflinePage = lazy(() => import('@/pages/innovation/myProjects/offline/OfflinePage'));

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
  if (page === 'people') return <PeoplePage application={context.application} title={context.title} />;
  if (page === 'confirmations')
    return <ConfirmationsPage application={context.application} title={context.title} />;
  if (page === 'comments')
    return (
      <CommentsPage
        application={context.application}
        title={context.title}
        talk={context.talk}
        sections={context.sections}
      />
    );
  if (page === 'check') return <CheckPage context={context} />;
  if (page === 'offline')
    return (
      <Suspense fallback={<LoadingSkeleton count={4} />}>
        <OfflinePage context={context} />
      </Suspense>
    );
  return <TaskPage context={context} lastStep={lastStep} />;
}

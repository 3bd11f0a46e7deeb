import type { Application } from '@contract/apply';
import { EDITABLE } from '@contract/rules/status-machine';
import { useSearchParams } from '@umijs/max';
import { useEffect } from 'react';
import { useServiceNow } from '@/components/useServiceNow';
import { useApplicationDraft } from '@/hooks/useApplicationDraft';
import { useRemarks } from '@/hooks/useRemarks';
import type { Session } from '@/hooks/useSession';
import { useTeamTalk } from '@/hooks/useTeamTalk';
import { useText } from '@/i18n/useText';
import { isStep } from '@/pages/innovation/myProjects/parts/application-paths';
import type { EditorContext } from '@/pages/innovation/myProjects/parts/editor-context';
import type { ApplicationRecord } from '@/pages/innovation/myProjects/parts/useRecord';
import { usePresence } from '@/pages/innovation/myProjects/presence/usePresence';
import { timeLeft } from '@/utils/clock';
import { useFormality } from './check/useFormality';
import { EditorPage } from './EditorPage';
import { type EditorPageName, VIEWS } from './editor-page-name';
import { useFetchedAhead } from './useFetchedAhead';
import { useLastStep } from './useLastStep';

interface Props {
  record: ApplicationRecord;
  /** The person who opened the draft; it stays theirs even if somebody else signs in later. */
  user: NonNullable<Session['user']>;
  onApplication: (application: Application) => void;
  onMade: (made: Application) => void;
}

/** The draft lives as long as one of its pages is open, so that moving between steps keeps it. */
export function ApplicationEditor({ record, user, onApplication, onMade }: Props) {
  const t = useText();
  const [params] = useSearchParams();
  const { draft, view } = useApplicationDraft(record, user.userId, onMade);
  const { record: application } = view;
  const { deadline } = application;
  const now = useServiceNow(deadline ?? record.period.applyEnd);

  const periodId = draft.value('base.periodId') ?? application.periodId;
  const period = record.periods.find(({ id }) => id === periodId) ?? record.period;
  const formality = useFormality({ application, period, user, state: view.state, now });
  const over = deadline !== null && timeLeft(deadline, now).over;
  const step = params.get('step');
  const other = VIEWS.find((known) => known === params.get('view'));
  const asked: EditorPageName = isStep(step) ? step : (other ?? 'tasks');
  // Before the application is created only its first section exists.
  const page: EditorPageName = view.isNew ? 'base' : asked;
  const remarks = useRemarks(application.id, {
    version: application.version,
    wanted: application.status === 'returned',
  });
  const talk = useTeamTalk(application.id, {
    wanted: !view.isNew,
    beforeSending: () => draft.flush(),
  });
  const present = usePresence(
    application.id,
    isStep(page) ? page : null,
    !view.isNew && talk.discussion.others.length > 0,
  );
  const lastStep = useLastStep(page, application.stepReached);
  useFetchedAhead();

  // The application may have changed status in another tab or on another device; then it is no longer editable.
  useEffect(() => {
    if (!EDITABLE.includes(application.status)) onApplication(application);
  }, [application, onApplication]);

  const title = draft.value('base.title');
  const context: EditorContext = {
    draft,
    view,
    application,
    period,
    dicts: record.dicts,
    title: typeof title === 'string' && title ? title : t('application.frame.untitled.label'),
    ...formality,
    remarks,
    talk,
    present,
    over,
    readOnly: over || view.isGone || !application.editable,
    onApplication,
  };
  return <EditorPage page={page} context={context} lastStep={lastStep} />;
}

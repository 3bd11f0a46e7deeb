import type { Application } from '@contract/apply';
import { EDITABLE } from '@contract/rules/status-machine';
import { useSearchParams } from '@umijs/max';
import { Suspense, useState } from 'react';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import type { Session } from '@/hooks/useSession';
import { useText } from '@/i18n/useText';
import type { ApplicationRecord } from '@/pages/innovation/myProjects/parts/useRecord';
import { ApplicationEditor } from './ApplicationEditor';
import {
  ConfirmationsPage,
  FiledComments,
  FiledPage,
  LetterPage,
  PeoplePage,
  PrintPage,
  ReceiptPage,
} from './lazy-views';
import { useViewFocus } from './useViewFocus';

interface Props {
  record: ApplicationRecord;
  user: NonNullable<Session['user']>;
  onApplication: (application: Application) => void;
  /** Called when the application started on this page has been created. */
  onMade: (made: Application) => void;
}

/** Views laid out as paper. */
const SHEETS = ['print', 'letter'] as const;
/** Views that only those who wrote the application can open after submission. */
const INSIDE = ['people', 'comments', 'confirmations'] as const;

/** Chooses the view of an application by its status and by `?view=` and `?step=`. */
export function ApplicationViews({ record, user, onApplication, onMade }: Props) {
  const t = useText();
  const [params] = useSearchParams();
  const [opener] = useState(user);
  const { application } = record;
  const isReceipt = params.get('view') === 'receipt' && application.filedVersion > 0;
  const isDraft = application.part !== null && EDITABLE.includes(application.status);
  const view = params.get('view');
  const inside =
    !isDraft && application.part !== null ? (INSIDE.find((known) => known === view) ?? null) : null;
  const page = isDraft ? `${params.get('step') ?? ''} ${params.get('view') ?? ''}` : 'filed';
  const sheet = SHEETS.find((known) => known === view);
  const filed = sheet ?? inside ?? page;
  const shown = isReceipt ? 'receipt' : filed;
  useViewFocus(shown);

  if (isDraft && !isReceipt)
    return <ApplicationEditor record={record} user={opener} onApplication={onApplication} onMade={onMade} />;
  return (
    <Suspense
      key={shown}
      fallback={<LoadingSkeleton page={t('projects.list.page.title')} shape="detail" count={5} />}
    >
      <FiledView shown={shown} record={record} onApplication={onApplication} />
    </Suspense>
  );
}

function FiledView({
  shown,
  record,
  onApplication,
}: Pick<Props, 'record' | 'onApplication'> & { shown: string }) {
  const { application } = record;
  if (shown === 'receipt') return <ReceiptPage record={record} onApplication={onApplication} />;
  if (shown === 'print') return <PrintPage record={{ ...record, sections: application.sections }} />;
  if (shown === 'letter') return <LetterPage application={application} />;
  if (shown === 'people') return <PeoplePage application={application} />;
  if (shown === 'confirmations') return <ConfirmationsPage application={application} />;
  if (shown === 'comments') return <FiledComments application={application} />;
  return <FiledPage record={record} onApplication={onApplication} />;
}

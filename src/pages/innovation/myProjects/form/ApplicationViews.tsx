import type { Application } from '@contract/apply';
import { EDITABLE } from '@contract/rules/status-machine';
import { useSearchParams } from '@umijs/max';
import { useState } from 'react';
import type { Session } from '@/hooks/useSession';
import { FiledComments } from '@/pages/innovation/myProjects/comments/FiledComments';
import { ConfirmationsPage } from '@/pages/innovation/myProjects/confirmations/ConfirmationsPage';
import { PeoplePage } from '@/pages/innovation/myProjects/people/PeoplePage';
import { ApplicationEditor } from './ApplicationEditor';
import { FiledPage } from './FiledPage';
import { ReceiptPage } from './ReceiptPage';
import type { ApplicationRecord } from './useRecord';
import { useViewFocus } from './useViewFocus';

interface Props {
  record: ApplicationRecord;
  user: NonNullable<Session['user']>;
  onApplication: (application: Application) => void;
  /** It was begun here, and is there now. */
  onMade: (made: Application) => void;
}

/** Pages of those who wrote it, once it is filed. */
const INSIDE = ['people', 'comments', 'confirmations'] as const;

/** Which of the pages of an application is shown: by its status, and by `?view=` and `?step=`. */
export function ApplicationViews({ record, user, onApplication, onMade }: Props) {
  const [params] = useSearchParams();
  const [opener] = useState(user);
  const { application } = record;
  const isReceipt = params.get('view') === 'receipt' && application.filedVersion > 0;
  const isDraft = application.part !== null && EDITABLE.includes(application.status);
  const view = params.get('view');
  const inside =
    !isDraft && application.part !== null ? (INSIDE.find((known) => known === view) ?? null) : null;
  const page = isDraft ? `${params.get('step') ?? ''} ${params.get('view') ?? ''}` : 'filed';
  useViewFocus(isReceipt ? 'receipt' : (inside ?? page));

  if (isReceipt) return <ReceiptPage record={record} onApplication={onApplication} />;
  if (isDraft)
    return <ApplicationEditor record={record} user={opener} onApplication={onApplication} onMade={onMade} />;
  if (inside === 'people') return <PeoplePage application={application} />;
  if (inside === 'confirmations') return <ConfirmationsPage application={application} />;
  if (inside === 'comments') return <FiledComments application={application} />;
  return <FiledPage record={record} onApplication={onApplication} />;
}

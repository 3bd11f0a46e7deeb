import type { Scope } from '@server/modules/apply/scope';
import { notify } from '@server/modules/notification/service';

type Telling = Pick<Scope, 'db' | 'sealer' | 'now'>;
interface About {
  id: number;
  title: string;
}

const named = ({ title }: About): string => `“${title || '未命名的申报'}”`;
const confirmationPath = (code: string): string => `/innovation/myProjects/confirm?code=${code}`;

const tell = (
  { db, sealer, now }: Telling,
  accountId: number,
  [title, body, link]: [title: string, body: string, link: string | null],
): Promise<void> => notify(db, sealer, { accountId, kind: 'application', title, body, link }, now);

/** What the form says of somebody is read on the page, where it is known who reads it; no mail carries it. */
export const tellAsked = (
  scope: Telling,
  accountId: number,
  about: About,
  { leader, code, again = false }: { leader: string; code: string; again?: boolean },
) =>
  tell(scope, accountId, [
    `${again ? '提醒：' : ''}${leader}请您确认参加${named(about)}`,
    '申报书把您列为项目成员，请核对姓名、任务与投入后确认，或说明不同意的理由',
    confirmationPath(code),
  ]);

export const tellTakenBack = (scope: Telling, accountId: number, about: About) =>
  tell(scope, accountId, [`对您的确认请求已撤回：${named(about)}`, '您不需要再办理', null]);

export const tellAnswered = (
  scope: Telling,
  leaderId: number,
  about: About,
  { name, accepted }: { name: string; accepted: boolean },
) =>
  tell(scope, leaderId, [
    accepted ? `${name}已在线确认参加` : `${name}不同意参加`,
    `${named(about)}${accepted ? '' : '，理由见成员确认页'}`,
    `/innovation/myProjects/${about.id}?view=confirmations`,
  ]);

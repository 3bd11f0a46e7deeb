import type { Section } from '@contract/enums';
import type { HelperRole } from '@contract/helper-choices';
import { SECTION_NAMES } from '@contract/rules/section-reminder';
import type { Scope } from '@server/modules/apply/scope';
import { notify } from '@server/modules/notification/service';

type Telling = Pick<Scope, 'db' | 'sealer' | 'now'>;
interface About {
  id: number;
  title: string;
}

const AS: Record<HelperRole, string> = { author: '撰写人', reader: '查看人' };
export const invitationPath = (code: string): string => `/innovation/myProjects/join?code=${code}`;
const named = ({ title }: About): string => `“${title || '未命名的申报'}”`;

const tell = (
  { db, sealer, now }: Telling,
  accountId: number,
  [title, body, link]: [title: string, body: string, link: string],
): Promise<void> => notify(db, sealer, { accountId, kind: 'application', title, body, link }, now);

/** In the transaction of the act itself, by the channels each person chose. */
export const tellInvited = (
  scope: Telling,
  accountId: number,
  about: About,
  { leader, role, code }: { leader: string; role: HelperRole; code: string },
) =>
  tell(scope, accountId, [
    `${leader}邀请您一起撰写${named(about)}`,
    `您将是${AS[role]}，请接受或婉拒`,
    invitationPath(code),
  ]);

export const tellAnswer = (
  scope: Telling,
  leaderId: number,
  about: About,
  { name, accepted }: { name: string; accepted: boolean },
) =>
  tell(scope, leaderId, [
    `${name}${accepted ? '接受' : '婉拒'}了协作邀请`,
    named(about),
    `/innovation/myProjects/${about.id}?view=people`,
  ]);

export const tellChanged = (scope: Telling, accountId: number, about: About, role: HelperRole) =>
  tell(scope, accountId, [
    `您在${named(about)}中的角色已更改`,
    `您现在是${AS[role]}`,
    `/innovation/myProjects/${about.id}`,
  ]);

export const tellRemoved = (scope: Telling, accountId: number, about: About) =>
  tell(scope, accountId, [
    `您不再协作${named(about)}`,
    '负责人已将您移出；您写下的内容仍在申报书里',
    '/innovation/myProjects',
  ]);

export const tellLeft = (scope: Telling, leaderId: number, about: About, name: string) =>
  tell(scope, leaderId, [
    `${name}退出了协作`,
    `${named(about)}。此人写下的内容仍在申报书里`,
    `/innovation/myProjects/${about.id}?view=people`,
  ]);

export const tellAssigned = (
  scope: Telling,
  accountId: number,
  about: About,
  { leader, section, due }: { leader: string; section: Section; due: string | null },
) =>
  tell(scope, accountId, [
    `${leader}请您负责${named(about)}的${SECTION_NAMES[section]}`,
    due ? `请在 ${due} 前填完` : '没有定完成日期',
    `/innovation/myProjects/${about.id}?step=${section}`,
  ]);

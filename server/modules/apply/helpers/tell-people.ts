import type { Section } from '@contract/enums';
import type { HelperRole } from '@contract/helper-choices';
import { SECTION_WORDS } from '@contract/rules/section-reminder';
import { type Said, type Sentence, say } from '@contract/sentences/sentence';
import type { Scope } from '@server/modules/apply/scope';
import { notify } from '@server/modules/notification/service';
import { type About, titleOf } from './notice-words';

type Telling = Pick<Scope, 'db' | 'sealer' | 'now'>;

const AS: Record<HelperRole, Sentence> = {
  author: { code: 'notice.author' },
  reader: { code: 'notice.reader' },
};
const invitationPath = (code: string): string => `/innovation/myProjects/join?code=${code}`;

const tell = (
  { db, sealer, now }: Telling,
  accountId: number,
  [title, body, link]: [title: Said, body: Said, link: string | null],
): Promise<void> => notify(db, sealer, { accountId, kind: 'application', title, body, link }, now);

/** Sent in the act's own transaction, through the channels each person chose. */
export const tellInvited = (
  scope: Telling,
  accountId: number,
  about: About,
  { leader, role, code }: { leader: string; role: HelperRole; code: string },
) =>
  tell(scope, accountId, [
    say('notice.people.invited', { name: leader, title: titleOf(about) }),
    say('notice.people.answer', { role: AS[role] }),
    invitationPath(code),
  ]);

export const tellAnswer = (
  scope: Telling,
  leaderId: number,
  about: About,
  { name, accepted }: { name: string; accepted: boolean },
) =>
  tell(scope, leaderId, [
    accepted ? say('notice.people.accepted', { name }) : say('notice.people.refused', { name }),
    say('notice.about', { title: titleOf(about) }),
    `/innovation/myProjects/${about.id}?view=people`,
  ]);

export const tellChanged = (scope: Telling, accountId: number, about: About, role: HelperRole) =>
  tell(scope, accountId, [
    say('notice.people.changed', { title: titleOf(about) }),
    say('notice.people.now', { role: AS[role] }),
    `/innovation/myProjects/${about.id}`,
  ]);

export const tellRemoved = (scope: Telling, accountId: number, about: About) =>
  tell(scope, accountId, [
    say('notice.people.removed', { title: titleOf(about) }),
    'notice.people.kept',
    null,
  ]);

export const tellLeft = (scope: Telling, leaderId: number, about: About, name: string) =>
  tell(scope, leaderId, [
    say('notice.people.gone', { name }),
    say('notice.people.stays', { title: titleOf(about) }),
    `/innovation/myProjects/${about.id}?view=people`,
  ]);

export const tellAssigned = (
  scope: Telling,
  accountId: number,
  about: About,
  { leader, section, due }: { leader: string; section: Section; due: string | null },
) =>
  tell(scope, accountId, [
    say('notice.people.assigned', {
      name: leader,
      title: titleOf(about),
      section: SECTION_WORDS.word(section),
    }),
    due ? say('notice.people.due', { day: due }) : 'notice.people.open',
    `/innovation/myProjects/${about.id}?step=${section}`,
  ]);

import { fieldWord } from '@contract/rules/field-labels';
import { type Said, say } from '@contract/sentences/sentence';
import { type About, listed, titleOf } from '@server/modules/apply/helpers/notice-words';
import type { Scope } from '@server/modules/apply/scope';
import { notify } from '@server/modules/notification/service';

type Telling = Pick<Scope, 'db' | 'sealer' | 'now'>;

const confirmationPath = (code: string): string => `/innovation/myProjects/confirm?code=${code}`;

const tell = (
  { db, sealer, now }: Telling,
  accountId: number,
  [title, body, link]: [title: Said, body: Said, link: string | null],
): Promise<void> => notify(db, sealer, { accountId, kind: 'application', title, body, link }, now);

/** Notices never contain what the form says about a person: it is read on the page, which checks who reads. */
export const tellAsked = (
  scope: Telling,
  accountId: number,
  about: About,
  { leader, code, again = false }: { leader: string; code: string; again?: boolean },
) => {
  const asked = { name: leader, title: titleOf(about) };
  return tell(scope, accountId, [
    again ? say('notice.confirm.reminded', asked) : say('notice.confirm.asked', asked),
    'notice.confirm.check',
    confirmationPath(code),
  ]);
};

export const tellTakenBack = (scope: Telling, accountId: number, about: About) =>
  tell(scope, accountId, [
    say('notice.confirm.withdrawn', { title: titleOf(about) }),
    'notice.confirm.nothing',
    null,
  ]);

export const tellAnswered = (
  scope: Telling,
  leaderId: number,
  about: About,
  { name, accepted }: { name: string; accepted: boolean },
) => {
  const title = titleOf(about);
  return tell(scope, leaderId, [
    accepted ? say('notice.confirm.accepted', { name }) : say('notice.confirm.declined', { name }),
    accepted ? say('notice.about', { title }) : say('notice.confirm.reason', { title }),
    `/innovation/myProjects/${about.id}?view=confirmations`,
  ]);
};

/** Only the names of the changed fields; their values are read on the page. */
export const tellLapsed = (
  scope: Telling,
  accountId: number,
  about: About,
  { code, changed, isOpen }: { code: string; changed: readonly string[]; isOpen: boolean },
) => {
  const fields = listed(changed.map(fieldWord));
  return tell(scope, accountId, [
    say('notice.confirm.lapsed', { title: titleOf(about) }),
    isOpen ? say('notice.confirm.again', { fields }) : say('notice.confirm.filed', { fields }),
    confirmationPath(code),
  ]);
};

export const tellGone = (scope: Telling, accountId: number, about: About) =>
  tell(scope, accountId, [
    say('notice.confirm.gone', { title: titleOf(about) }),
    'notice.confirm.left',
    null,
  ]);

import { fieldWord } from '@contract/rules/field-labels';
import { mentionedIn } from '@contract/rules/mentions';
import { inChinese } from '@contract/word';
import type { Scope } from '@server/modules/apply/scope';
import { notifyAll } from '@server/modules/notification/service';
import type { Member } from './discussion';

interface Said {
  application: { id: number; title: string };
  threadId: number;
  path: string;
  text: string;
  /** Everybody of the team but who wrote it. */
  others: readonly Member[];
  /** Who has written at this place before. */
  earlier: readonly number[];
}

/**
 * Tells whoever is mentioned, and whoever has written at that place; nobody twice. The words themselves are read on
 * the page, where it is decided anew who may: they leave by no mail.
 */
export const tellDiscussion = async (
  { db, sealer, caller, now }: Pick<Scope, 'db' | 'sealer' | 'caller' | 'now'>,
  { application, threadId, path, text, others, earlier }: Said,
): Promise<void> => {
  const mentioned = mentionedIn(text, others);
  const joined = others.filter((each) => earlier.includes(each.accountId) && !mentioned.includes(each));
  const title = `“${application.title || '未命名的申报'}”`;
  const notice = ({ accountId }: Member, said: string) => ({
    accountId,
    kind: 'application' as const,
    title: said,
    body: inChinese(fieldWord(path)),
    link: `/innovation/myProjects/${application.id}?view=comments#thread-${threadId}`,
  });
  await notifyAll(
    db,
    sealer,
    [
      ...mentioned.map((each) => notice(each, `${caller.name}在${title}的批注中提到了您`)),
      ...joined.map((each) => notice(each, `${caller.name}在${title}中回复了您参与的批注`)),
    ],
    now,
  );
};

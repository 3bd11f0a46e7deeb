import { fieldWord } from '@contract/rules/field-labels';
import { mentionedIn } from '@contract/rules/mentions';
import { type Sentence, say } from '@contract/sentences/sentence';
import { titleOf } from '@server/modules/apply/helpers/notice-words';
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
  const about = { name: caller.name, title: titleOf(application) };
  const notice = ({ accountId }: Member, said: Sentence) => ({
    accountId,
    kind: 'application' as const,
    title: said,
    body: fieldWord(path),
    link: `/innovation/myProjects/${application.id}?view=comments#thread-${threadId}`,
  });
  await notifyAll(
    db,
    sealer,
    [
      ...mentioned.map((each) => notice(each, say('notice.talk.mentioned', about))),
      ...joined.map((each) => notice(each, say('notice.talk.replied', about))),
    ],
    now,
  );
};

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
  /** The leader and the helpers, without the author of the comment. */
  others: readonly Member[];
  /** Authors of earlier comments in this thread. */
  earlier: readonly number[];
}

/**
 * Notifies the people mentioned and those who commented in the thread before, each once. The notice does not carry the
 * comment itself: it is read on the page, which checks access anew.
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

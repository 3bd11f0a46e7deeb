import type { CommentThread, Discussion } from '@contract/comment';
import type { Section } from '@contract/enums';
import { sectionOf } from '@contract/rules/draft-fields';
import { type Loading, useLoad } from '@/hooks/useLoad';
import { addComment, fetchDiscussion, removeComment, settleThread } from '@/services/comment';

const NOBODY: Discussion = { threads: [], others: [], mayComment: false };

interface Options {
  wanted?: boolean;
  /** Sends unsaved changes first: a comment may refer to a row that was added a second ago. */
  beforeSending?: () => Promise<unknown>;
}

export interface TeamTalk extends Pick<Loading<Discussion>, 'error' | 'loading' | 'reload'> {
  applicationId: number;
  discussion: Discussion;
  loaded: boolean;
  /** There is somebody to talk to, or there are comments already. */
  isOn: boolean;
  openIn: (section: Section) => number;
  say: (path: string, text: string) => Promise<void>;
  take: (commentId: number) => Promise<void>;
  settle: (threadId: number, resolved: boolean) => Promise<void>;
}

export const isOpen = ({ resolvedAt }: CommentThread): boolean => resolvedAt === null;

/** The comments of one application, loaded again when the window gets the focus. */
export function useTeamTalk(id: number, { wanted = true, beforeSending }: Options = {}): TeamTalk {
  const { data, error, loading, reload, set } = useLoad(
    async () => (wanted ? await fetchDiscussion(id) : NOBODY),
    { about: id, question: wanted, refreshOnWindowFocus: true },
  );
  const discussion = data ?? NOBODY;
  return {
    applicationId: id,
    discussion,
    error,
    loading,
    reload,
    loaded: data !== undefined,
    isOn: discussion.others.length > 0 || discussion.threads.length > 0,
    openIn: (section) =>
      discussion.threads.filter((thread) => isOpen(thread) && sectionOf(thread.path) === section).length,
    say: async (path, text) => {
      await beforeSending?.();
      set(await addComment(id, { path, text }));
    },
    take: async (commentId) => set(await removeComment(id, commentId)),
    settle: async (threadId, resolved) => set(await settleThread(id, threadId, resolved)),
  };
}

import { idInAddress } from '@contract/rules/number-in-address';
import { history, useParams, useSearchParams } from '@umijs/max';
import { NEW, openRecord } from '@/draft/open-record';
import { useLoad } from '@/hooks/useLoad';
import { useSession } from '@/hooks/useSession';
import { useStayingForm } from '@/hooks/useStayingForm';
import { isNowhere } from '@/utils/is-missing';
import type { OpenPosting, Posting, PostingKind } from './posting-kind';

/** Loads the demand or achievement in the address for its form; `new` starts one. */
export function usePosting<D extends object, R extends Posting<D>>(posting: PostingKind<D, R>) {
  const id = useParams()['id'] ?? NEW;
  const [search] = useSearchParams();
  const { user } = useSession();
  const { key, stayAt } = useStayingForm(id);

  const open = async (userId: number): Promise<OpenPosting<R>> => {
    const sourceId = id === NEW ? idInAddress(search.get('sourceId')) || null : null;
    const opened = await openRecord(userId, id, {
      kind: posting.kind,
      nameOf: posting.nameOf,
      fetch: (known) => posting.fetch(known, 'page'),
      begins: posting.begins(sourceId),
      blank: () => posting.blank(sourceId),
    });
    return { ...opened, sourceId };
  };
  const { data, error, reload, set } = useLoad(async () => (user ? open(user.userId) : null), {
    about: `${key} ${user?.userId}`,
    answers: isNowhere,
  });

  return {
    id,
    key,
    userId: user?.userId,
    opened: data,
    error,
    reload,
    onMade: (made: R): void => {
      stayAt(made.id);
      history.replace(posting.pathOf(made.id));
    },
    onMoved: (record: R): void => set({ record, kept: {}, fresh: null, sourceId: null }),
  };
}

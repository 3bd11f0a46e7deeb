import { recall } from '@/draft/recall';
import { useLoad } from '@/hooks/useLoad';
import { useSession } from '@/hooks/useSession';
import { fetchReview } from '@/services/review';
import { isMissing } from '@/utils/is-missing';
import { reviewName } from './score-draft';

/** A review as the service has it, with the expert's unsaved scores kept on this device. */
export function useReviewSheet(id: number) {
  const { user } = useSession();
  const loading = useLoad(
    async () => {
      const kept = user ? await recall(user.userId, reviewName(id)) : {};
      return { sheet: await fetchReview(id, 'page'), kept };
    },
    { about: `${id} ${user?.userId}`, answers: isMissing },
  );
  return { ...loading, user };
}

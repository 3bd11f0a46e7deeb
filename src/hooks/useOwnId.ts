import { useSelector } from '@umijs/max';
import type { UserState } from '@/models/user';

/** The reader's account id, null for a visitor: a list recognizes the reader's own row by it. */
export const useOwnId = (): number | null =>
  useSelector(({ user: { userInfo } }: { user: UserState }) =>
    'userId' in userInfo ? userInfo.userId : null,
  );

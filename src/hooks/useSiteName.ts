import { useSelector } from '@umijs/max';
import type { GlobalState } from '@/models/global';

/** What the site calls itself. */
export const useSiteName = (): string => useSelector((store: { global: GlobalState }) => store.global.name);

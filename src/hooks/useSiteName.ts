import { useSelector } from '@umijs/max';
import type { GlobalState } from '@/models/global';

/** The name of the site. */
export const useSiteName = (): string => useSelector((store: { global: GlobalState }) => store.global.name);

import { useSyncExternalStore } from 'react';
import { LazyPart } from '@/components/LazyPart';
import { hasUnsent, onUnsent } from '@/utils/unsent-work';

const loadDialog = () => import('./SignInDialog');

/** The place of signing in over a page: fetched once something on it would be lost by leaving. */
export const SignInHost = () =>
  useSyncExternalStore(onUnsent, hasUnsent, hasUnsent) && <LazyPart load={loadDialog} given={{}} />;

import { useSyncExternalStore } from 'react';
import { OnDemand } from '@/components/OnDemand';
import { hasUnsent, onUnsent } from '@/utils/unsent-work';

const loadDialog = () => import('./SignInDialog');

/** The place of signing in over a page: fetched once something on it would be lost by leaving. */
export const SignInHost = () =>
  useSyncExternalStore(onUnsent, hasUnsent, hasUnsent) && <OnDemand load={loadDialog} given={{}} />;

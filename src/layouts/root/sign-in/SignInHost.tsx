import { useSyncExternalStore } from 'react';
import { LazyPart } from '@/components/LazyPart';
import { hasUnsent, onUnsent } from '@/utils/unsent-work';

const loadDialog = () => import('./SignInDialog');

/** Mounts the dialog for signing in over a page; its code is loaded once leaving the page would lose something. */
export const SignInHost = () =>
  useSyncExternalStore(onUnsent, hasUnsent, hasUnsent) && <LazyPart load={loadDialog} given={{}} />;

import { isChunkFailure } from '@/utils/chunk-failure';
import { decide } from './decide';
import { perform } from './perform';
import { translate } from './translate';

/**
 * Code that an event handler fetches fails outside React, where no error boundary sees it: it is reported as a load
 * failure (req:spec-load-failure). Screens that fail to load are handled by the boundary.
 */
export function listenForFailedChunks(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (!isChunkFailure(event.reason)) return;
    event.preventDefault();
    perform(decide({ kind: 'chunk' }, translate));
  });
}

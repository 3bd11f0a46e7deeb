import { isChunkFailure } from '@/utils/chunk-failure';
import { decide } from './decide';
import { perform } from './perform';
import { translate } from './translate';

/**
 * Code fetched by an event handler fails outside React, where no error boundary hears it: report it
 * as a load failure (req:spec-load-failure). Screens that fail to load are the boundary's.
 */
export function listenForFailedChunks(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (!isChunkFailure(event.reason)) return;
    event.preventDefault();
    perform(decide({ kind: 'chunk' }, translate));
  });
}

import { getIntl } from '@umijs/max';
import { TOAST_MS } from '@/constants/notices';
import { tell } from '@/utils/notices';
import { RequestError } from '@/utils/request-error';

/**
 * An error that escapes an effect of a dva model becomes a toast (req:spec-data-layer) and still rejects the dispatch.
 * A failed call is not reported again: the request layer has shown it, or its caller has chosen to show it. One failure
 * has one visible effect.
 */
export const dataLayerConfig = {
  onError(error: Error): void {
    if (error instanceof RequestError) return;
    const text = error.message || getIntl().formatMessage({ id: 'request.unknown.failure' });
    tell('error', text, TOAST_MS);
  },
};

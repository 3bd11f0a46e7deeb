import { getIntl } from '@umijs/max';
import { TOAST_MS } from '@/constants';
import { notices } from '@/utils/notices';
import { RequestError } from '@/utils/request-error';

type EffectError = Error & { preventDefault?: () => void };

/**
 * Errors that escape an effect of a dva model become a toast (specification §8). A failed call has
 * already been shown by the request layer: one failure, one visible effect.
 */
export const dataLayerConfig = {
  onError(error: EffectError): void {
    error.preventDefault?.();
    if (error instanceof RequestError) return;
    const text = error.message || getIntl().formatMessage({ id: 'request.unknown.failure' });
    notices()
      .then((place) => place.message('error', text, TOAST_MS))
      .catch((reason: unknown) => console.error('A notice could not be shown.', reason, error));
  },
};

import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useText } from '@/i18n/useText';
import { isChunkFailure } from '@/utils/chunk-failure';
import { Button } from './Button';
import { PlainNotice } from './PlainNotice';

interface Props<Given extends object> {
  /** The same function at every render: `() => import('./SearchDialog')` outside the component. */
  load: () => Promise<{ default: ComponentType<Given> }>;
  given: Given;
}

/**
 * A part that is fetched when it is first shown, outside the page's own loading boundary. If it cannot be fetched, the
 * page stays as it was, says so and offers another try, which a `lazy` component cannot do.
 */
export function LazyPart<Given extends object>({ load, given }: Props<Given>) {
  const t = useText();
  const [View, setView] = useState<ComponentType<Given> | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const ask = useCallback(() => {
    setFailure(null);
    load().then(({ default: Part }) => setView(() => Part), setFailure);
  }, [load]);
  useEffect(ask, [ask]);
  if (View) return <View {...given} />;
  if (failure === null) return null;
  // A fault of the program is not for retrying.
  if (!isChunkFailure(failure)) throw failure;
  return (
    <PlainNotice place="foot">
      {t('shell.page.chunk.help')}{' '}
      <Button size="small" onClick={ask}>
        {t('shell.page.retry.action')}
      </Button>
    </PlainNotice>
  );
}

import type { ChainRoot } from '@contract/chain-choices';
import { ChainStrip } from '@/components/ChainStrip';
import { useLoad } from '@/hooks/useLoad';
import { useSession } from '@/hooks/useSession';
import { fetchChain } from '@/services/chain';

interface Props {
  kind: ChainRoot;
  id: number;
  aside?: boolean;
}

/** The strip of one page. It is an aid: where it cannot be loaded the page says everything without it. */
export function ChainOf({ kind, id, aside = false }: Props) {
  const { isSignedIn } = useSession();
  const { data } = useLoad(() => fetchChain(kind, id), { about: [kind, id, isSignedIn] });
  return data ? <ChainStrip chain={data} at={kind} aside={aside} /> : null;
}

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

/** The strip of related records on a page. It is optional: if loading fails, the page simply goes without it. */
export function ChainOf({ kind, id, aside = false }: Props) {
  const { isSignedIn } = useSession();
  const { data } = useLoad(() => fetchChain(kind, id), { about: [kind, id, isSignedIn] });
  return data ? <ChainStrip chain={data} at={kind} aside={aside} /> : null;
}

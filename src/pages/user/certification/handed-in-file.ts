import { fetchAttachment } from '@/services/attachment';
import type { EvidenceFile } from './EvidenceField';

/** A paper that was handed in before, to be handed in again as it is; one that is gone is chosen anew. */
export const handedInFile = async (id: string | null): Promise<EvidenceFile | null> =>
  id === null
    ? null
    : fetchAttachment(id)
        .then(({ name, size }) => ({ id, name, size }))
        .catch(() => null);

import { fetchAttachment } from '@/services/attachment';
import type { EvidenceFile } from './EvidenceField';

/** A file submitted before, to be submitted again; null if it no longer exists, so that another one must be chosen. */
export const handedInFile = async (id: string | null): Promise<EvidenceFile | null> =>
  id === null
    ? null
    : fetchAttachment(id)
        .then(({ name, size }) => ({ id, name, size }))
        .catch(() => null);

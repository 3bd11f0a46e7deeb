import type { StageResult } from '@contract/result';

/** Status of a stage result; null if nothing has been written, which does not count as a draft. */
export const begunStatus = ({
  version,
  status,
}: Pick<StageResult, 'version' | 'status'>): StageResult['status'] | null =>
  version === 0 && status === 'draft' ? null : status;

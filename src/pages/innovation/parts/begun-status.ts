import type { StageResult } from '@contract/result';

/** Where a stage's result stands; null for what nobody has written a word of, which is no draft. */
export const begunStatus = ({
  version,
  status,
}: Pick<StageResult, 'version' | 'status'>): StageResult['status'] | null =>
  version === 0 && status === 'draft' ? null : status;

import type { FieldHistoryRow } from '@contract/draft';
import { isSensitivePath } from '@contract/sensitive';
import type { FieldDraft } from '@/draft/draft-shape';

/** A value can be restored only if its row still exists and the value is not masked. */
export const isRestorable = (draft: FieldDraft, { path }: Pick<FieldHistoryRow, 'path'>): boolean => {
  const parts = path.split('.');
  const rows = parts.length > 2 ? draft.value(parts.slice(0, -2).join('.')) : null;
  const isGone = Array.isArray(rows) && !rows.includes(parts.at(-2) ?? '');
  return !isGone && !isSensitivePath(path);
};

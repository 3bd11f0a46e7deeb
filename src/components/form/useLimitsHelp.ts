import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import type { FileLimits } from '@/utils/file-limits';
import { formatSize } from '@/utils/format-size';

/** The limits in one line, said before anything is chosen. */
export function useLimitsHelp({ extensions, maxBytes, maxFiles }: FileLimits): string {
  const t = useText();
  const join = useList();
  return t('kit.upload.limits.help', {
    types: join(extensions),
    size: formatSize(maxBytes),
    count: maxFiles,
  });
}

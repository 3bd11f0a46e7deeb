import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import type { AdminUser } from '@/services/admin-user';

interface Props {
  release: NonNullable<AdminUser['release']>;
}

/** The state of a pending release of two-step verification, and the reason given. */
export function ReleaseState({ release: { state, grounds, dueTime } }: Props) {
  const t = useText();
  const time = useTimeText();
  const at = dueTime === null ? '' : time.dateTime(dueTime);
  return (
    <>
      <p>{t(`admin.user.release.${state}.label`, { at })}</p>
      <p>{grounds}</p>
    </>
  );
}

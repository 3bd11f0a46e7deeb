import { JOIN_PATH } from '@contract/rules/invite-code';
import { ButtonLink } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { spaceStatus } from '@/pages/parts/learning/space-status';
import type { Space } from '@/services/learning';
import { signInPath } from '@/utils/sign-in-path';

/** For non-members: how to join, or why that is not possible now. */
export function WayIn({ space }: { space: Space }) {
  const t = useText();
  const { kind, code_open, removed_reason, standing } = space;
  const status = spaceStatus(space, removed_reason !== null);
  if (status === 'ended') return <p>{t(`learning.standing.${kind}.ended.help`)}</p>;
  if (status !== 'open') return <p>{t(`learning.standing.${status}.help`)}</p>;
  if (!code_open) return <p>{t(`learning.standing.${kind}.codeClosed.help`)}</p>;
  return (
    <>
      <p>{t(`learning.standing.${kind}.help`)}</p>
      <ButtonLink to={standing ? JOIN_PATH : signInPath(JOIN_PATH)} look="primary">
        {t(standing ? 'learning.join.byCode.action' : 'learning.standing.signIn.action')}
      </ButtonLink>
    </>
  );
}

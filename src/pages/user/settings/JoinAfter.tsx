import { isInviteCode, joinAddress, readInviteCode } from '@contract/rules/invite-code';
import { useSearchParams } from '@umijs/max';
import { Banner } from '@/components/Banner';
import { ButtonLink } from '@/components/Button';
import { useText } from '@/i18n/useText';

/** A link back to the invitation code that sent the reader here to complete their details. */
export function JoinAfter() {
  const t = useText();
  const [search] = useSearchParams();
  const code = readInviteCode(search.get('code') ?? '');
  if (!isInviteCode(code)) return null;
  return (
    <Banner action={<ButtonLink to={joinAddress(code)}>{t('settings.basic.join.action')}</ButtonLink>}>
      {t('settings.basic.join.label', { code })}
    </Banner>
  );
}

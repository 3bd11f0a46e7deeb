import { isInviteCode, joinAddress, readInviteCode } from '@contract/rules/invite-code';
import { useSearchParams } from '@umijs/max';
import { Banner } from '@/components/Banner';
import { ButtonLink } from '@/components/Button';
import { useText } from '@/i18n/useText';

/** The way back to the code that sent somebody here for what it asks of them. */
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

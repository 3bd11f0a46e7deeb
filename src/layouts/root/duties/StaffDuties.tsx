import { useLocation } from '@umijs/max';
import { Anchor } from '@/components/Anchor';
import { Banner } from '@/components/Banner';
import { useText } from '@/i18n/useText';

/** Both are done in this tab: binding a second factor and replacing an expired password. */
const SECURITY = '/user?tab=security';

interface Props {
  duties: readonly ('secondFactor' | 'password')[];
}

/** Asks for the duties of staff by a banner each, with a link to where they are done. */
export default function StaffDuties({ duties }: Props) {
  const t = useText();
  const { pathname, search } = useLocation();
  const isThere = pathname + search === SECURITY;
  return duties.map((duty) => (
    <Banner
      key={duty}
      tone="warning"
      action={!isThere && <Anchor to={SECURITY}>{t('shell.duty.go.action')}</Anchor>}
    >
      {t(`shell.duty.${duty}.help`)}
    </Banner>
  ));
}
